import { expect, test } from 'vitest'
import { categoryOf, paceBandOf } from '@/lib/domains/events/categories'

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
] as const)('%s %s is %d to %d %s', (sport, category, from, to, unit) => {
  expect(paceBandOf(sport, category)).toEqual({ from, to, unit })
})
