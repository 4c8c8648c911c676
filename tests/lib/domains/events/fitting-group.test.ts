import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abilityText, fittingGroup, type AblePlayer } from '@/lib/domains/events/fitting-group'
import type { Category, Sport } from '@/lib/domains/events/schema'
import { eventWith, subgroupWith } from '../../support/events'

const NOW = new Date('2026-03-01T12:00:00Z')
const categories = ['A', 'B', 'C', 'D', 'E'] as const

const groups = (of: readonly Category[]) => of.map((category) => subgroupWith({ id: category, category }))
const fitting = (player: Partial<AblePlayer>, of: readonly Category[] = categories, sport: Sport = 'cycling') =>
  fittingGroup(eventWith({ sport, subgroups: groups(of) }), { isMale: true, ...player }, NOW)?.category

test.each([
  [{ wattsPerKilo: 7 }, 'A'],
  [{ wattsPerKilo: 4 }, 'A'],
  [{ wattsPerKilo: 3.99 }, 'B'],
  [{ wattsPerKilo: 3.2 }, 'B'],
  [{ wattsPerKilo: 2.5 }, 'C'],
  [{ wattsPerKilo: 1 }, 'D'],
  [{ wattsPerKilo: 0.9 }, undefined],
  [{ runKmh: 13 }, undefined],
  [{}, undefined],
])('with %o a rider belongs to %s', (player, category) => {
  expect(fitting(player)).toBe(category)
})

test('runners are told by their speed alone', () => {
  expect(fitting({ runKmh: 12.9, wattsPerKilo: 4.5 }, categories, 'running')).toBe('B')
  expect(fitting({ wattsPerKilo: 4.5 }, categories, 'running')).toBeUndefined()
})

test('where the only group is for everybody, it fits everybody within its band', () => {
  expect(fitting({ wattsPerKilo: 3.5 }, ['E'])).toBe('E')
  expect(fitting({ wattsPerKilo: 5.5 }, ['E'])).toBeUndefined()
})

test('nobody is sent to a group that is too slow or too fast', () => {
  expect(fitting({ wattsPerKilo: 3.5 }, ['C', 'D'])).toBeUndefined()
  expect(fitting({ wattsPerKilo: 2 }, ['A', 'B'])).toBeUndefined()
})

test("a group's own pace counts, not that of its letter [EV-134]", () => {
  const subgroups = [
    subgroupWith({ id: '1', category: 'C', paceFrom: 1.5, paceTo: 2 }),
    subgroupWith({ id: '2', category: 'D', paceFrom: 2, paceTo: 3 }),
  ]
  const player = { isMale: true, wattsPerKilo: 2.6 }
  expect(fittingGroup(eventWith({ subgroups }), player, NOW)?.id).toBe('2')
})

test('the group for everybody is the last to be chosen, however narrow its pace is', () => {
  const subgroups = [
    subgroupWith({ id: '1', category: 'A', paceFrom: 4, paceTo: 10 }),
    subgroupWith({ id: '2', category: 'E', paceFrom: 1, paceTo: 5 }),
  ]
  expect(fittingGroup(eventWith({ subgroups }), { isMale: true, wattsPerKilo: 4.5 }, NOW)?.id).toBe('1')
})

test.each([
  ['refused to the player', { accessValidated: false }, {}],
  ['for women', { rules: ['ladies_only' as const] }, {}],
  ['closed', { registrationEndsAt: '2026-03-01T11:00:00Z' }, {}],
  ['of a restricted event', {}, { restricted: true }],
])('a group that is %s fits nobody [EV-052]', (_, group, event) => {
  const player = { isMale: true, wattsPerKilo: 3.5 }
  expect(fittingGroup(eventWith(), player, NOW)?.category).toBe('B')
  expect(fittingGroup(eventWith({ ...event, subgroups: [subgroupWith(group)] }), player, NOW)).toBeUndefined()
})

test('a player fits at most one group, in any order of the groups', () => {
  const ability = fc.double({ min: 0.1, max: 25, noNaN: true })
  fc.assert(
    fc.property(
      ability,
      fc.shuffledSubarray([...categories]),
      fc.constantFrom('cycling', 'running'),
      (can, of, sport) => {
        const player = { wattsPerKilo: can, runKmh: can }
        expect(fitting(player, of, sport)).toBe(fitting(player, of.toSorted(), sport))
      },
    ),
  )
})

test("the ability is written as the language writes numbers, in the sport's unit", () => {
  const player = { isMale: null, wattsPerKilo: 3.99, runKmh: 12 }
  expect(abilityText({ sport: 'cycling' }, player, 'en')).toBe('3.9 W/kg')
  expect(abilityText({ sport: 'cycling' }, { ...player, wattsPerKilo: 8.2 }, 'en')).toBe('8.2 W/kg')
  expect(abilityText({ sport: 'running' }, player, 'de')).toBe('12,0 km/h')
  expect(abilityText({ sport: 'running' }, { isMale: null }, 'de')).toBeUndefined()
})
