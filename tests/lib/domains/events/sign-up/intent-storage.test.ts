import { beforeEach, expect, test, vi } from 'vitest'
import { hasIntent, keepIntent, takeIntent } from '@/lib/domains/events/sign-up/intent-storage'
import { eventWith, subgroupWith } from '../../../support/events'

const event = eventWith()
const NOW = Date.parse('2026-03-01T12:00:00Z')

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
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
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
  expect(takeIntent(eventWith({ subgroups: [subgroupWith({ id: 71 })] }), 70, 'maya')).toBe(false)
  expect(hasIntent(8)).toBe(false)
  expect(takeIntent(event, 70, 'maya')).toBe(true)
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

test.each([
  ['no JSON', '{'],
  ['no subgroup', JSON.stringify({ eventId: 7, at: NOW })],
  ['an event id that is none', JSON.stringify({ eventId: '7', subgroupId: 70, at: NOW })],
  ['a subgroup id that is none', JSON.stringify({ eventId: 7, subgroupId: 70.5, at: NOW })],
])('%s starts nothing [EV-042]', (_, text) => {
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
