import { expect, test } from 'vitest'
import { allowedSubgroups } from '@/lib/domains/events/access-rules'
import type { Player } from '@/lib/domains/events/player'
import { eventWith, subgroupWith } from '../../support/events'

const event = eventWith({
  subgroups: [
    subgroupWith({ id: '1' }),
    subgroupWith({ id: '2', rules: ['ladies_only'] }),
    subgroupWith({ id: '3', rules: ['men_only'] }),
    subgroupWith({ id: '4', rules: ['category_enforcement', 'ladies_only'] }),
  ],
})

const allowedIds = (player: Player | undefined) => allowedSubgroups(event, player).map(({ id }) => id)

test('women-only starts are not for a male player [EV-084, EV-090]', () => {
  expect(allowedIds({ isMale: true })).toEqual(['1', '3'])
})

test('men-only starts are not for a player who is not male [EV-085, EV-090]', () => {
  expect(allowedIds({ isMale: false })).toEqual(['1', '2', '4'])
})

test('a player whose gender is not known counts as not male [EV-085]', () => {
  expect(allowedIds({ isMale: null })).toEqual(['1', '2', '4'])
})

test('a visitor may choose any start', () => {
  expect(allowedIds(undefined)).toEqual(['1', '2', '3', '4'])
})

test('an event without starts has none to choose', () => {
  expect(allowedSubgroups(eventWith({ subgroups: [] }), { isMale: true })).toEqual([])
})
