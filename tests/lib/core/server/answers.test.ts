import { describe, expect, test, vi } from 'vitest'
import { entityTag, hasTag } from '@/lib/core/server/entity-tag'
import { env } from '@/lib/core/server/env'
import { isSameSecret } from '@/lib/core/server/secrets'
import { seeOther } from '@/lib/core/server/see-other'
import { within } from '@/lib/core/server/within'

describe('the tag of an answer', () => {
  const tag = entityTag({ name: 'a', width: 1 })
  const asking = (known?: string) =>
    new Request('https://gruppetto.example/', known === undefined ? {} : { headers: { 'if-none-match': known } })

  test('follows from what the answer is made of alone', () => {
    expect(tag).toMatch(/^"[\w-]{43}"$/)
    expect(entityTag({ name: 'a', width: 1 })).toBe(tag)
    expect(entityTag({ name: 'a', width: 2 })).not.toBe(tag)
  })

  test('is known again among several, and where a proxy made it a weak one', () => {
    for (const known of [tag, `W/${tag}`, `"x", W/${tag}`]) expect(hasTag(asking(known), tag)).toBe(true)
  })

  test.each(['"x"', '"W/x"', ''])('is not the one of %s', (known) => {
    expect(hasTag(asking(known), tag)).toBe(false)
    expect(hasTag(asking(), tag)).toBe(false)
  })
})

test('a form redirects to a page of ours, which is then asked for by GET', () => {
  const answer = seeOther('/login?problem=denied#top')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${env.SITE_URL}/login?problem=denied#top`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('secrets are the same when all of them agrees, whatever their lengths', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true)
  for (const other of ['abd', 'ab', 'abcd', '']) expect(isSameSecret('abc', other)).toBe(false)
})

describe('what is waited for', () => {
  test('is there within its time, fails within it, or does not come', async () => {
    expect(await within(1000, Promise.resolve(3))).toBe(3)
    await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await within(0, new Promise(() => undefined))).toBeUndefined()
    expect(await within(-5, new Promise(() => undefined))).toBeUndefined()
  })

  test('leaves no timer behind', async () => {
    vi.useFakeTimers()
    await within(60_000, Promise.resolve(3))
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
