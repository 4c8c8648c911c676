import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BrowserStorage } from '@/lib/core/browser-storage'
import { keptWish } from '@/lib/domains/session/kept-wish'
import { maybeWished } from '@/lib/domains/session/maybe-wished'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const HALF_AN_HOUR_MS = 30 * 60_000
const KEY = 'ride'

const texts = new Map<string, string>()
const storage: BrowserStorage = {
  read: (key) => texts.get(key) ?? null,
  keep: (key, text) => texts.set(key, text).has(key),
  take: (key) => {
    const text = texts.get(key)
    texts.delete(key)
    return text ?? null
  },
}
const isRide = (fields: Record<string, unknown>): fields is { route: string } => typeof fields.route === 'string'
const ride = keptWish(storage, KEY, isRide)

let now = NOW
beforeEach(() => {
  now = NOW
  texts.clear()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

test('a wish is found as it was kept, and taken once', () => {
  fc.assert(
    fc.property(fc.record({ route: fc.string(), by: fc.option(fc.string(), { nil: undefined }) }), (wish) => {
      expect(ride.keep(wish)).toBe(true)
      expect(ride.find()).toEqual({ ...wish, at: NOW })
      expect(ride.take()).toEqual({ ...wish, at: NOW })
      expect(ride.find()).toBeUndefined()
      expect(ride.take()).toBeUndefined()
    }),
  )
})

test('a later one takes its place', () => {
  ride.keep({ route: 'coast' })
  ride.keep({ route: 'alps', by: 'maya' })
  expect(ride.find()).toMatchObject({ route: 'alps', by: 'maya' })
})

test('half an hour is the longest that it is pending', () => {
  ride.keep({ route: 'coast' })
  now += HALF_AN_HOUR_MS
  expect(ride.find()).toBeDefined()
  now += 1
  expect(ride.find()).toBeUndefined()
  expect(ride.take()).toBeUndefined()
})

test('one of the future is none', () => {
  ride.keep({ route: 'coast' })
  now -= 1
  expect(ride.find()).toBeUndefined()
})

test('text that is no wish is none, and never an error [EV-042]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      texts.set(KEY, text)
      expect(ride.find()).toBeUndefined()
    }),
  )
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '"coast"',
  '{"route":"coast"}',
  '{"route":"coast","at":"now"}',
  `{"route":7,"at":${NOW}}`,
  `{"at":${NOW}}`,
  `{"route":"coast","at":${NOW},"by":1}`,
  `[{"route":"coast","at":${NOW}}]`,
])('%j is no wish, and is gone once it is taken [EV-042]', (text) => {
  texts.set(KEY, text)
  expect(ride.find()).toBeUndefined()
  expect(ride.take()).toBeUndefined()
  expect(texts.size).toBe(0)
})

test('where the browser keeps nothing there is none', () => {
  const off = keptWish({ read: () => undefined, keep: () => false, take: () => null }, KEY, isRide)
  expect(off.keep({ route: 'coast' })).toBe(false)
  expect(off.find()).toBeUndefined()
  expect(off.take()).toBeUndefined()
})

test.each(['null', '5', '"coast"', '[]', '{', ''])('what no wish was kept as is none: %s', (text) => {
  texts.set(KEY, text)
  expect(ride.find()).toBeUndefined()
})

test('whether anything is kept at all is known without reading it', () => {
  expect(maybeWished(storage, KEY)).toBe(false)
  texts.set(KEY, '{')
  expect(maybeWished(storage, KEY)).toBe(true)
  expect(maybeWished({ ...storage, read: () => undefined }, KEY)).toBe(false)
})
