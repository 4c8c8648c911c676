import { describe, expect, test } from 'vitest'
import { feedChangeSchema } from '@/lib/domains/events/calendar/feed'
import { isCalendarPage } from '@/lib/domains/events/calendar/is-calendar-page'
import { withEvents } from '@/lib/domains/events/calendar/own-events'
import type { CalendarEvent, CalendarPage } from '@/lib/domains/events/calendar/page'
import { eventsAround } from '@/lib/domains/events/event-series'
import { parseWallClock } from '@/lib/domains/events/stages/stage'
import { eventWith } from '../../support/events'

test.each([
  '2026-01-01T00:00:00',
  '2026-09-09T09:59:59',
  '2026-10-10T10:00:00',
  '2026-12-31T23:59:59',
  '2026-11-29T19:30:30',
])('%s is a time on a clock', (text) => {
  expect(parseWallClock(text)).toBe(text)
})

test.each([
  undefined,
  '',
  '2026-00-01T00:00:00',
  '2026-13-01T00:00:00',
  '2026-01-00T00:00:00',
  '2026-01-32T00:00:00',
  '2026-01-2xT00:00:00',
  '2026-01-01T24:00:00',
  '2026-01-01T00:60:00',
  '2026-01-01T00:00:60',
  '2026-01-01T00:00:00Z',
  'x2026-01-01T00:00:00',
  '12026-01-01T00:00:00',
  '2026-01-01 00:00:00',
])('%s is none', (text) => {
  expect(parseWallClock(text)).toBeUndefined()
})

describe('a calendar', () => {
  const at = (id: number, hour: number) =>
    ({ id: String(id), startsAt: `2026-03-01T${String(hour).padStart(2, '0')}:00:00Z` }) as CalendarEvent
  const page = { events: [at(2, 10), at(4, 12)], total: 7 } as unknown as CalendarPage

  test('gets a player’s own events in their order, each once', () => {
    const { events, total } = withEvents(page, [at(5, 12), at(1, 10), at(4, 12), at(3, 11)])
    expect([events.map(({ id }) => id), total]).toEqual([['1', '2', '3', '4', '5'], 10])
  })

  test('is the same where a player has no others', () => {
    expect(withEvents(page, [])).toBe(page)
    expect(withEvents(page, [at(4, 12)])).toBe(page)
  })

  test('is known by its events and its week', () => {
    expect(isCalendarPage({ events: [], week: undefined })).toBe(true)
    for (const other of [null, undefined, 'text', [], { events: [] }, { week: 1 }, { events: {}, week: 1 }])
      expect(isCalendarPage(other)).toBe(false)
  })

  test('has an address that is made or revoked', () => {
    const accepts = (to: unknown) => feedChangeSchema.safeParse({ to }).success
    expect(['make', 'revoke', 'other', undefined].map(accepts)).toEqual([true, true, false, false])
  })
})

test('events of a series are told by its name without the last number in it', () => {
  const stage = (id: number, seriesName: string) => eventWith({ id: String(id), seriesName })
  const around = (name: string, others: string[]) =>
    eventsAround(
      stage(0, name),
      others.map((each, at) => stage(at + 1, each)),
    )
  const {
    stage: number,
    previous,
    next,
  } = around('Tour 2026 – Stage 2', ['Tour 2026 – Stage 3', 'Tour 2025 – Stage 3', 'Tour 2026 – Stage 1 '])
  expect([number, previous.map(({ id }) => id), next.map(({ id }) => id)]).toEqual([2, ['3'], ['1']])
  const none = eventsAround(eventWith({ id: '0' }), [eventWith({ id: '1', seriesName: undefined })])
  expect([none.previous, none.next]).toEqual([[], []])
})
