import { expect, test } from 'vitest'
import { categoryOf, paceBandOf, paceOf, paceRangeText, paceText } from '@/lib/domains/events/categories'

test('labels 1–5 show as A–E', () => {
  expect(([1, 2, 3, 4, 5] as const).map(categoryOf)).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test.each([
  ['cycling', 'A', 4.0, 6.0, 'w/kg'],
  ['cycling', 'B', 3.2, 4.0, 'w/kg'],
  ['cycling', 'C', 2.5, 3.2, 'w/kg'],
  ['cycling', 'D', 1.0, 2.5, 'w/kg'],
  ['cycling', 'E', 1.0, 5.0, 'w/kg'],
  ['running', 'A', 15, 20, 'km/h'],
  ['running', 'B', 12, 15, 'km/h'],
  ['running', 'C', 9, 12, 'km/h'],
  ['running', 'D', 5, 9, 'km/h'],
  ['running', 'E', 5, 20, 'km/h'],
] as const)('%s %s is %d to %d %s [EV-133]', (sport, category, from, to, unit) => {
  expect(paceBandOf(sport, category)).toEqual({ from, to, unit })
})

test("a subgroup's own pace wins over its category's", () => {
  const own = { category: 'D', paceFrom: 1.5, paceTo: 2 } as const
  expect(paceOf('cycling', own)).toEqual({ from: 1.5, to: 2, unit: 'w/kg' })
  expect(paceOf('running', { category: 'D' })).toEqual({ from: 5, to: 9, unit: 'km/h' })
})

test('half a pace is none', () => {
  expect(paceOf('cycling', { category: 'D', paceFrom: 1.5 })).toEqual({ from: 1.0, to: 2.5, unit: 'w/kg' })
})

test.each([
  ['en', '3.2-4 W/kg'],
  ['de', '3,2-4 W/kg'],
])('a stated pace as short text in %s', (locale, text) => {
  expect(paceText('cycling', { category: 'B', paceFrom: 3.2, paceTo: 4 }, locale)).toBe(text)
})

test.each([{}, { paceFrom: 2 }, { paceTo: 4 }])("the pace of %j is '1-5' of its unit", (stated) => {
  expect(paceText('cycling', { category: 'A', ...stated }, 'en')).toBe('1-5 W/kg')
})

test('runners’ pace is in kilometres per hour', () => {
  expect(paceText('running', { category: 'A', paceFrom: 12, paceTo: 15 }, 'en')).toBe('12-15 km/h')
})

test('a pace from 0 is a pace', () => {
  expect(paceText('cycling', { category: 'D', paceFrom: 0, paceTo: 2.25 }, 'en')).toBe('0-2.3 W/kg')
})

test('several groups span the paces that they state, and the bands of those that state none [EV-133]', () => {
  const groups = [{ category: 'C' }, { category: 'B', paceFrom: 3.3, paceTo: 4.25 }] as const
  expect(paceRangeText('cycling', groups, 'de')).toBe('2,5-4,3 W/kg')
  expect(paceRangeText('running', [{ category: 'A' }, { category: 'D' }], 'en')).toBe('5-20 km/h')
})
