import { expect, test } from 'vitest'
import { eventsAround } from '@/lib/domains/events/event-series'
import { winningTimeBars } from '@/lib/domains/events/results/finish-bars'
import { eventWith, subgroupWith } from '../../support/events'

const stage = (id: number, number: number, series = 'Tour of Summits') =>
  eventWith({ id: String(id), seriesName: `${series} – Stage ${number}` })

test('an event of a series leads to the next starts of the stages around its own [EV-009]', () => {
  const upcoming = [stage(1, 4), stage(2, 2), stage(3, 3), stage(4, 4), stage(5, 4, 'Classics')]
  const around = eventsAround(stage(3, 3), upcoming)
  expect(around).toMatchObject({ stage: 3, previous: [{ id: '2' }], next: [{ id: '1' }] })
  expect(around.related.map(({ id }) => id)).toEqual(['4', '5'])
})

test('the next stage is that of the event’s own series, also where another’s starts before it [EV-009]', () => {
  const upcoming = [stage(5, 4, 'Classics'), stage(6, 2, 'Classics'), stage(1, 4), stage(2, 2)]
  expect(eventsAround(stage(3, 3), upcoming)).toMatchObject({ previous: [{ id: '2' }], next: [{ id: '1' }] })
})

test('the first stage has none before it, and an event of no series none at all', () => {
  expect(eventsAround(stage(1, 1), [stage(2, 2)])).toMatchObject({ previous: [], next: [{ id: '2' }] })
  const alone = eventsAround(eventWith(), [eventWith({ id: '8' }), eventWith()])
  expect(alone).toMatchObject({ stage: undefined, previous: [], next: [] })
  expect(alone.related.map(({ id }) => id)).toEqual(['8'])
})

test('where the next start of a stage is for women, a man is led to the one after it [EV-090, EV-097]', () => {
  const rules = ['ladies_only'] as const
  const upcoming = [
    { ...stage(1, 4), subgroups: [subgroupWith({ rules: [...rules] })] },
    stage(2, 4),
    stage(3, 4),
    eventWith({ id: '9', subgroups: [subgroupWith({ rules: [...rules] })] }),
  ]
  const { next, related } = eventsAround(stage(7, 3), upcoming)
  expect(next.map(({ id, shownTo }) => [id, shownTo])).toEqual([
    ['1', ['visitor', 'other']],
    ['2', ['male']],
  ])
  expect(related.map(({ id, shownTo }) => [id, shownTo])).toEqual([
    ['3', ['visitor', 'male', 'other']],
    ['9', ['visitor', 'other']],
  ])
})

test('at most three are related', () => {
  const upcoming = Array.from({ length: 9 }, (_, index) => eventWith({ id: String(index + 10) }))
  expect(eventsAround(eventWith(), upcoming).related).toHaveLength(3)
})

test('the bars of a finish are in the ratio of the winning times; a group without a time has none', () => {
  const result = (subgroupId: number, winningSeconds?: number) =>
    ({ subgroupId: String(subgroupId), category: 'B', finishers: 10, winningSeconds }) as const
  expect(winningTimeBars([result(1, 1800), result(2), result(3, 2400), result(4, 0)], 500)).toEqual([
    { category: 'B', seconds: 1800, length: 375 },
    { category: 'B', seconds: 2400, length: 500 },
  ])
  expect(winningTimeBars([], 500)).toEqual([])
})
