import { beforeEach, expect, test, vi } from 'vitest'
import { hasIntent, keepIntent, takeIntent } from '@/lib/domains/events/intent-storage'
import { eventWith } from '../../support/events'

const event = eventWith()
let now = 0

/** The storage of one tab. */
function aTab(texts = new Map<string, string>()) {
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    texts,
  }
}

beforeEach(() => {
  now = Date.parse('2026-03-01T12:00:00Z')
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('sessionStorage', aTab())
})

test('what a visitor wanted to join is remembered, taken once, and then gone [EV-038, EV-041]', () => {
  keepIntent({ eventId: 7, subgroupId: 70 })
  expect(hasIntent(7)).toBe(true)
  expect(takeIntent(event, 70, 'maya')).toBe(true)
  expect(takeIntent(event, 70, 'maya')).toBe(false)
  expect(hasIntent(7)).toBe(false)
})

test('it is left alone where it does not match: another start, another event, a start that is no more', () => {
  keepIntent({ eventId: 7, subgroupId: 70 })
  expect(takeIntent(event, 71, 'maya')).toBe(false)
  expect(takeIntent(eventWith({ id: 8 }), 70, 'maya')).toBe(false)
  expect(takeIntent(eventWith({ subgroups: [] }), 70, 'maya')).toBe(false)
  expect(hasIntent(8)).toBe(false)
  expect(takeIntent(event, 70, 'maya')).toBe(true)
})

test('it expires after half an hour', () => {
  keepIntent({ eventId: 7, subgroupId: 70 })
  now += 30 * 60_000
  expect(hasIntent(7)).toBe(true)
  now += 1
  expect(hasIntent(7)).toBe(false)
  expect(takeIntent(event, 70, 'maya')).toBe(false)
})

test.each([
  ['the same player', 'maya', true],
  ['another player', 'tomas', false],
  ['nobody that is known', undefined, false],
])('what a player left whose session had ended is there for %s: %s, %j; and gone then', (_, player, isTheirs) => {
  keepIntent({ eventId: 7, subgroupId: 70, by: 'maya' })
  expect(takeIntent(event, 70, player)).toBe(isTheirs)
  expect(hasIntent(7)).toBe(false)
})

test('a later one takes its place', () => {
  keepIntent({ eventId: 8, subgroupId: 80 })
  keepIntent({ eventId: 7, subgroupId: 70 })
  expect(hasIntent(8)).toBe(false)
  expect(hasIntent(7)).toBe(true)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"eventId":"7","subgroupId":70,"at":0}',
  '{"eventId":7,"subgroupId":70,"at":1772366400000,"by":1}',
])('%j starts nothing [EV-042]', (text) => {
  vi.stubGlobal('sessionStorage', aTab(new Map([['sign-up-intent', text]])))
  expect(hasIntent(7)).toBe(false)
  expect(takeIntent(event, 70, 'maya')).toBe(false)
})

test('without storage nothing is remembered and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keepIntent({ eventId: 7, subgroupId: 70 })).not.toThrow()
  expect(takeIntent(event, 70, 'maya')).toBe(false)
})
