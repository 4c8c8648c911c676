import { describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { messageOf, receivedFrom, type News } from '@/lib/core/server/instances/news'

const entry = (message: Record<string, string>) => ({ id: '1-0', message })
const received = (news: unknown, changes: Record<string, string> = {}) => {
  const message = { ...messageOf({ kind: 'joined' }, 'other'), news: JSON.stringify(news), ...changes }
  return receivedFrom(entry(message))
}

const publish = { id: 'p', documents: ['a', 'b'] }
const all: News[] = [
  { kind: 'expired', tags: ['doc:a', 'plans:GB'] },
  { kind: 'expired', tags: [], published: {} },
  { kind: 'expired', tags: ['doc:a'], published: { ref: 'ref-2' } },
  { kind: 'all-expired' },
  { kind: 'open-publish', publish },
  { kind: 'open-publish', publish: { ...publish, awaits: 'ref-2', seen: { ref: 'ref-1', digests: [['a', 'x']] } } },
  { kind: 'settled', publishes: ['p', 'q'], token: 7 },
  { kind: 'switched', switches: { version: 2, flags: { winter: true } } },
  { kind: 'player-ended', key: 'a hash', endedAt: 1_772_388_000_000 },
  { kind: 'joined' },
]

describe('what one instance tells', () => {
  test.each(all)('is what others hear, with its sender: %j', (news) => {
    expect(receivedFrom(entry({ ...messageOf(news, 'this-one') }))).toEqual({ from: 'this-one', news })
  })

  test.each([
    { kind: 'expired' },
    { kind: 'expired', tags: [7] },
    { kind: 'expired', tags: [], published: { ref: 7 } },
    { kind: 'open-publish' },
    { kind: 'open-publish', publish: { ...publish, id: '' } },
    { kind: 'open-publish', publish: { id: 'p' } },
    { kind: 'open-publish', publish: { ...publish, awaits: 7 } },
    { kind: 'open-publish', publish: { ...publish, seen: { ref: 'ref-1', digests: [['a']] } } },
    { kind: 'open-publish', publish: { ...publish, seen: { digests: [] } } },
    { kind: 'settled', publishes: ['p'] },
    { kind: 'settled', publishes: 'p', token: 7 },
    { kind: 'switched' },
    { kind: 'switched', switches: { flags: {} } },
    { kind: 'player-ended', key: 'a hash' },
    { kind: 'player-ended', endedAt: 1 },
    { kind: 'weather' },
    7,
  ])('is not understood in another form: %j', (news) => {
    expect(received(news)).toBe('foreign')
  })

  test('is of the same site, and of one sender', () => {
    const { site: _, ...unnamed } = messageOf({ kind: 'joined' }, 'other')
    const { from: __, ...unsent } = messageOf({ kind: 'joined' }, 'other')
    const { news: ___, ...empty } = messageOf({ kind: 'joined' }, 'other')
    for (const message of [unnamed, unsent, empty]) expect(receivedFrom(entry({ ...message }))).toBe('foreign')
    expect(received({ kind: 'joined' }, { news: '{' })).toBe('foreign')
  })

  test('is marked by its form and by the content that it is about', () => {
    const mark = messageOf({ kind: 'joined' }, 'other').site
    expect(mark).toMatch(/^1:[\w-]{16}$/)
    const told = messageOf({ kind: 'joined' }, 'other')
    vi.spyOn(env, 'PRISMIC_ENDPOINT', 'get').mockReturnValue('https://others.cdn.prismic.io/api/v2')
    expect(receivedFrom(entry({ ...told }))).toBe('foreign')
    vi.restoreAllMocks()
    expect(receivedFrom(entry({ ...told }))).toEqual({ from: 'other', news: { kind: 'joined' } })
  })
})
