import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { IntentKind } from '@/lib/domains/session/intents/intent'
import { mayHaveIntent } from '@/lib/domains/session/intents/place'
import { findIntent, keepIntent, takeIntent } from '@/lib/domains/session/intents/storage'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const HALF_AN_HOUR_MS = 30 * 60_000
const KIND = 'event_sign_up'
const KEY = 'intent:event_sign_up'
const REGISTRATION = 'gruppetto:register:tour'
const start = { eventId: '7', subgroupId: '70' }

let tab: Map<string, string>
let device: Map<string, string>
let now: number

const storageOf = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
})

beforeEach(() => {
  ;[tab, device, now] = [new Map(), new Map(), NOW]
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('sessionStorage', storageOf(tab))
  vi.stubGlobal('localStorage', storageOf(device))
})

test('an intent is found as it was kept, and taken once [EV-038, EV-041]', () => {
  const text = fc.option(fc.string(), { nil: undefined })
  fc.assert(
    fc.property(fc.record({ by: text, returnId: text }), (owner) => {
      expect(keepIntent(KIND, start, owner)).toBe(true)
      expect(findIntent(KIND)).toEqual({ details: start, ...owner, at: NOW })
      expect(takeIntent(KIND)).toEqual({ details: start, ...owner, at: NOW })
      expect(findIntent(KIND)).toBeUndefined()
      expect(takeIntent(KIND)).toBeUndefined()
    }),
  )
})

test('a later one takes its place; one of another kind does not', () => {
  keepIntent(KIND, start)
  keepIntent(KIND, { eventId: '8', subgroupId: '80' }, { by: 'maya' })
  keepIntent('pairing', { step: 'start' })
  expect(findIntent(KIND)).toMatchObject({ details: { eventId: '8' }, by: 'maya' })
  expect(findIntent('pairing')).toMatchObject({ details: { step: 'start' } })
})

test('a visitor’s is kept for this tab; a registration for good, under the key of the site and the campaign [CP-034]', () => {
  keepIntent(KIND, start)
  keepIntent(REGISTRATION, { hasTickedTerms: false })
  expect([...tab.keys()]).toEqual([KEY])
  expect([...device.keys()]).toEqual([REGISTRATION])
  expect(takeIntent(REGISTRATION)).toEqual({ details: { hasTickedTerms: false }, at: NOW })
  expect(device.size).toBe(0)
})

test('half an hour is the longest that it is one', () => {
  keepIntent(KIND, start)
  now += HALF_AN_HOUR_MS
  expect(findIntent(KIND)).toBeDefined()
  now += 1
  expect(findIntent(KIND)).toBeUndefined()
  expect(takeIntent(KIND)).toBeUndefined()
})

test('one of the future is none', () => {
  keepIntent(KIND, start)
  now -= 1
  expect(findIntent(KIND)).toBeUndefined()
})

describe('what is no intent', () => {
  const intent = { details: start, at: NOW }

  test('is none, and never an error [EV-042]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        tab.set(KEY, text)
        expect(findIntent(KIND)).toBeUndefined()
      }),
    )
  })

  test.each([
    '',
    '{',
    'null',
    '5',
    '[]',
    '"coast"',
    ...[
      { at: NOW },
      { details: start },
      { ...intent, at: String(NOW) },
      { ...intent, details: null },
      { ...intent, details: 'coast' },
      { ...intent, by: 1 },
      { ...intent, returnId: null },
      [intent],
    ].map((value) => JSON.stringify(value)),
  ])('%s is gone once it is taken [EV-042]', (text) => {
    tab.set(KEY, text)
    expect(findIntent(KIND)).toBeUndefined()
    expect(takeIntent(KIND)).toBeUndefined()
    expect(tab.size).toBe(0)
  })
})

test('what cannot be removed is not taken: it would run again', () => {
  keepIntent(KIND, start)
  vi.stubGlobal('sessionStorage', { ...storageOf(tab), removeItem: refuse })
  expect(takeIntent(KIND)).toBeUndefined()
})

test('where the browser keeps nothing there is none', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(keepIntent(KIND, start)).toBe(false)
  expect([findIntent(KIND), takeIntent(KIND)]).toEqual([undefined, undefined])
  expect(mayHaveIntent(KIND)).toBe(false)
})

test.each<[IntentKind, () => Map<string, string>, string]>([
  [KIND, () => tab, KEY],
  [REGISTRATION, () => device, REGISTRATION],
])('whether anything is kept at all as %s is known without reading it', (kind, texts, key) => {
  expect(mayHaveIntent(kind)).toBe(false)
  texts().set(key, '{')
  expect(mayHaveIntent(kind)).toBe(true)
})

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}
