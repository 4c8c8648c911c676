import { expect, test } from 'vitest'
import { listedEvents } from '@/lib/domains/events/list-rules'
import type { Player } from '@/lib/domains/events/player'
import { eventWith, subgroupWith } from '../../support/events'

const now = new Date('2026-03-01T12:00:00Z')
const idsFor = (events: Parameters<typeof listedEvents>[0], player?: Player) =>
  listedEvents(events, player, now).map(({ id }) => id)

test('only events of the future are listed, in the order given [EV-103]', () => {
  const events = [
    eventWith({ id: '1', startsAt: '2026-03-02T12:00:00Z' }),
    eventWith({ id: '2', startsAt: '2026-03-01T12:00:00Z' }),
    eventWith({ id: '3', startsAt: '2026-02-28T12:00:00Z' }),
    eventWith({ id: '4', startsAt: '2026-03-01T12:00:00.001Z' }),
  ]
  expect(idsFor(events)).toEqual(['1', '4'])
})

const women = subgroupWith({ rules: ['ladies_only'] })
const men = subgroupWith({ rules: ['men_only'] })
const events = [
  eventWith({ id: '1', rules: ['ladies_only'], subgroups: [women] }),
  eventWith({ id: '2', rules: ['men_only'], subgroups: [men] }),
  eventWith({ id: '3', subgroups: [women, men] }),
  eventWith({ id: '4', rules: ['ladies_only'], subgroups: [] }),
  eventWith({ id: '5', subgroups: [] }),
  eventWith({ id: '6', subgroups: [women] }),
]

test('events for women are not listed for a man', () => {
  expect(idsFor(events, { isMale: true })).toEqual(['2', '3', '5'])
})

test.each([{ isMale: false }, { isMale: null }])('events for men are not listed for %j', (player) => {
  expect(idsFor(events, player)).toEqual(['1', '3', '4', '5', '6'])
})

test('a visitor is shown them all', () => {
  expect(idsFor(events)).toEqual(['1', '2', '3', '4', '5', '6'])
})
