import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_ROWS } from '@/lib/core/calendar-rows'
import { calendarPage } from '@/lib/domains/events/calendar/page'
import { calendarNow, type CalendarQuery } from '@/lib/domains/events/calendar/query'
import { eventWith } from '../../../support/events'

const now = new Date('2026-03-01T12:00:00Z')
const occasion = { now, rows: DEFAULT_ROWS, weekStart: 'sunday' } as const

/** Events every half an hour, the first of them at noon. */
const everyHalfHour = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    eventWith({ id: String(index), startsAt: new Date(now.getTime() + index * 1_800_000).toISOString() }),
  )
const pageOf = (query: Partial<CalendarQuery>, events = everyHalfHour(60)) =>
  calendarPage(events, { ...calendarNow, ...query }, occasion)

test('opens with the ten events that start next [EV-070, EV-103]', () => {
  const page = pageOf({})
  expect(page.events.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(page).toMatchObject({ date: '2026-03-01', zone: 'UTC', total: 59, page: 1, pages: 6, filters: [] })
})

test('the spans of the pages follow one another, from the window’s beginning to its end [EV-113]', () => {
  const [first, second, last] = [1, 2, 6].map((page) => pageOf({ page }).span)
  expect(first).toEqual({ from: '2026-03-01T00:00:00.000Z', to: '2026-03-01T17:30:00.000Z' })
  expect(second?.from).toBe(first?.to)
  expect(last).toEqual({ from: '2026-03-02T13:30:00.000Z', to: '2026-03-09T00:00:00.000Z' })
  expect(pageOf({ filter: 'race' }).span).toEqual({ from: first?.from, to: last?.to })
})

test('turns by rows; a page beyond the last is the last [EV-035]', () => {
  expect(pageOf({ page: 2 }).events[0]?.id).toBe('11')
  expect(pageOf({ page: 7 }).events.map(({ id }) => id)).toEqual(['51', '52', '53', '54', '55', '56', '57', '58', '59'])
})

test('begins with the chosen day of the zone, and ends a week and a day later [EV-069]', () => {
  const events = everyHalfHour(1000)
  const page = pageOf({ date: '2026-03-03', zone: 'America/New_York' }, events)
  expect(page.events[0]?.startsAt).toBe('2026-03-03T05:00:00.000Z')
  expect(page.total).toBe(8 * 48 - 2) // the clocks go forward on the 8th
  expect(page.range).toEqual({ first: '2026-03-01', last: '2026-04-30' })
})

test.each([
  ['2026-02-01', '2026-03-01'],
  ['2026-09-01', '2026-04-30'],
  ['2026-02-31', '2026-03-01'],
])('a date of %s that cannot be chosen is %s [EV-094, EV-096]', (date, shown) => {
  expect(pageOf({ date }).date).toBe(shown)
})

test('nothing that fits is a page without events', () => {
  expect(pageOf({ filter: 'race' })).toMatchObject({ events: [], total: 0, page: 1, pages: 1 })
})

test('events that start together stand in the order of their numbers, whatever order they come in', () => {
  const together = [31, 7, 19, 2].map((id) => eventWith({ id: String(id) }))
  expect(pageOf({}, together).events.map(({ id }) => id)).toEqual(['2', '7', '19', '31'])
})

test('the pages together are the events of the window, each once and in order, whatever comes', () => {
  const events = fc.uniqueArray(
    fc.record({ id: fc.nat(500), hours: fc.integer({ min: -48, max: 400 }), type: fc.constantFrom('race', 'meetup') }),
    { selector: ({ id }) => id, maxLength: 80 },
  )
  fc.assert(
    fc.property(events, fc.integer({ min: 1, max: 20 }), fc.constantFrom('all', 'race'), (drawn, rows, filter) => {
      const all = drawn.map(({ id, hours, type }) =>
        eventWith({ id: String(id), type, startsAt: new Date(now.getTime() + hours * 3_600_000).toISOString() }),
      )
      const ask = (page: number) => calendarPage(all, { ...calendarNow, filter, page }, { ...occasion, rows })
      const seen = Array.from({ length: ask(1).pages }, (_, index) => ask(index + 1).events).flat()
      const expected = drawn.filter(
        ({ hours, type }) => hours > 0 && hours < 180 && (filter === 'all' || type === 'race'),
      )
      expect(seen).toHaveLength(expected.length)
      expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => String(id))))
      const starts = seen.map(({ startsAt }) => startsAt)
      expect(starts).toEqual(starts.toSorted())
    }),
  )
})
