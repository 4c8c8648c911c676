import { beforeEach, expect, test, vi } from 'vitest'
import { findSingle } from '@/lib/content/pages/pages'
import { siteNotices } from '@/lib/content/site/site-notices'
import { UpstreamError } from '@/lib/core/errors'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'

vi.mock('@/lib/content/pages/pages', () => ({ findSingle: vi.fn() }))
vi.mock('@/lib/core/server/note-placeholder', () => ({ notePlaceholder: vi.fn() }))

const NOW = new Date('2030-05-15T12:00:00Z')
const words = (text: string) => [{ type: 'paragraph', text, spans: [], direction: 'ltr' }]

type Row = { words?: unknown; severity?: unknown; starts?: unknown; ends?: unknown }

const read = async (...notices: Row[]) => {
  vi.mocked(findSingle).mockResolvedValue({ data: { notices } })
  return siteNotices('en', NOW)
}

beforeEach(() => void vi.mocked(findSingle).mockReset())

test('a notice has the editors’ words and times', async () => {
  const ends = '2030-05-16T08:00:00+0000'
  expect(await read({ words: words('Slow'), severity: 'warning', starts: null, ends })).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{10}$/),
      words: words('Slow'),
      severity: 'warning',
      startsAt: undefined,
      endsAt: new Date('2030-05-16T08:00:00Z'),
    },
  ])
})

test('one that is over or says nothing is left out; one that begins later is not', async () => {
  const notices = await read(
    { words: words('Over'), ends: NOW.toISOString() },
    { words: [] },
    {},
    { words: words('Ahead'), starts: '2031-01-01T00:00:00Z' },
  )
  expect(notices.map((notice) => notice.words)).toEqual([words('Ahead')])
})

test('a notice is another one once it says something else, or at another time', async () => {
  const rows = [
    { words: words('a') },
    { words: words('b') },
    { words: words('a'), severity: 'error' },
    { words: words('a'), ends: '2031-01-01T00:00:00Z' },
  ]
  const ids = (await read(...rows, { words: words('a') })).map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(ids[4]).toBe(ids[0])
})

test('there are none where editors wrote none, or in an outage in which theirs were never read', async () => {
  vi.mocked(findSingle).mockResolvedValue(undefined)
  expect(await siteNotices('en', NOW)).toEqual([])
  vi.mocked(findSingle).mockRejectedValue(new UpstreamError({ service: 'content', operation: 'x', kind: 'timeout' }))
  expect(await siteNotices('en', NOW)).toEqual([])
  expect(notePlaceholder).toHaveBeenCalledOnce()
})

test('a fault of ours is not hidden', async () => {
  vi.mocked(findSingle).mockRejectedValue(new TypeError('x'))
  await expect(siteNotices('en', NOW)).rejects.toThrow(TypeError)
})
