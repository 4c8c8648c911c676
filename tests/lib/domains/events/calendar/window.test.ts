import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  dateAt,
  isInWindow,
  pickableDates,
  utcDay,
  utcDaysOf,
  weeksAround,
  windowFrom,
  withinRange,
} from '@/lib/domains/events/calendar/window'

const hours = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / 3_600_000

describe('the window', () => {
  test('is a week and 24 hours of a zone, its first instant in it and its last not [EV-069]', () => {
    const window = windowFrom('2026-03-01', 'Asia/Kolkata')
    expect(window.from.toISOString()).toBe('2026-02-28T18:30:00.000Z')
    expect(isInWindow('2026-02-28T18:30:00Z', window)).toBe(true)
    expect(isInWindow('2026-02-28T18:29:59.999Z', window)).toBe(false)
    expect(isInWindow('2026-03-08T18:29:59.999Z', window)).toBe(true)
    expect(isInWindow('2026-03-08T18:30:00Z', window)).toBe(false)
  })

  test.each([
    ['clocks go forward', '2026-03-28', 'Europe/Berlin', 191],
    ['clocks go back', '2026-10-20', 'Europe/Berlin', 193],
    ['clocks go by half an hour', '2026-04-01', 'Australia/Lord_Howe', 192.5],
    ['the year ends', '2026-12-28', 'America/New_York', 192],
    ['midnight does not exist', '2026-04-24', 'Africa/Cairo', 191],
  ])('is whole days where %s', (_, date, zone, length) => {
    const window = windowFrom(date, zone)
    expect(hours(window)).toBe(length)
    expect(dateAt(window.from, zone)).toBe(date)
  })

  const dates = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  test('leaves no more behind than there are zones, however many ways visitors write one', () => {
    const asked = new Set<string | undefined>()
    // The library asks for the offset, and keeps what it asked.
    class Noted extends Intl.DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        super(locale, options)
        if (options?.timeZoneName === 'longOffset') asked.add(options.timeZone)
      }
    }
    vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Noted } }))
    for (const zone of ['europe/berlin', 'EUROPE/BERLIN', 'eUrOpE/bErLiN', 'Europe/Berlin']) {
      expect(dateAt(windowFrom('2026-03-01', zone).from, zone)).toBe('2026-03-01')
      expect(pickableDates(new Date('2026-03-01T23:30:00Z'), zone).first).toBe('2026-03-02')
    }
    expect(asked.size).toBeLessThanOrEqual(1)
  })

  const zones = fc.constantFrom(
    'UTC',
    'Europe/London',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
    'Pacific/Marquesas',
    'Africa/Cairo',
  )

  test('holds eight days of its zone, whatever day and zone, and the days in UTC that it is read by cover it', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const window = windowFrom(date, zone)
        expect(dateAt(window.from, zone)).toBe(date)
        expect(dateAt(new Date(window.from.getTime() - 1), zone) < date).toBe(true)
        const end = dateAt(window.to, zone)
        expect((Date.parse(end) - Date.parse(date)) / 86_400_000).toBe(8)
        expect(dateAt(new Date(window.to.getTime() - 1), zone) < end).toBe(true)
        const days = utcDaysOf(window).map(utcDay)
        expect(days.length).toBeLessThanOrEqual(10)
        expect(days[0]?.from.getTime()).toBeLessThanOrEqual(window.from.getTime())
        expect(days.at(-1)?.to.getTime()).toBeGreaterThanOrEqual(window.to.getTime())
        for (const [index, day] of days.slice(1).entries()) expect(day.from).toEqual(days[index]?.to)
      }),
    )
  })
})

describe('the days that can be chosen', () => {
  test('are today and the 60 after it, by the zone [EV-094]', () => {
    const now = new Date('2026-12-30T23:30:00Z')
    expect(pickableDates(now, 'UTC')).toEqual({ first: '2026-12-30', last: '2027-02-28' })
    expect(pickableDates(now, 'Asia/Tokyo')).toEqual({ first: '2026-12-31', last: '2027-03-01' })
    expect(withinRange('2026-12-29', pickableDates(now, 'UTC'))).toBe('2026-12-30')
    expect(withinRange('2027-03-01', pickableDates(now, 'UTC'))).toBe('2027-02-28')
  })

  const range = { first: '2026-03-04', last: '2026-05-03' }

  test('stand in weeks that begin as the language has it, days after the last disabled [SY-013, EV-094]', () => {
    const { week, weekBefore, weekAfter } = weeksAround('2026-03-11', 'sunday', range)
    expect(week.map(({ date }) => date.slice(-2))).toEqual(['08', '09', '10', '11', '12', '13', '14'])
    expect([weekBefore, weekAfter]).toEqual(['2026-03-04', '2026-03-18'])
    expect(weeksAround('2026-03-11', 'monday', range).week[0]?.date).toBe('2026-03-09')
    const last = weeksAround('2026-05-03', 'sunday', range).week
    expect(last.map(({ isPickable }) => isPickable)).toEqual([true, false, false, false, false, false, false])
  })

  test('the week under way begins with today: what is over is no choice [EV-094]', () => {
    for (const startsOn of ['sunday', 'monday'] as const) {
      const { week, weekBefore, weekAfter } = weeksAround('2026-03-04', startsOn, range)
      expect(week.map(({ date }) => date.slice(-2))).toEqual(['04', '05', '06', '07', '08', '09', '10'])
      expect(week.every(({ isPickable }) => isPickable)).toBe(true)
      expect([weekBefore, weekAfter]).toEqual([undefined, '2026-03-11'])
    }
  })

  test('end with the last: a week before leads to the nearest day, and there is none after', () => {
    const { weekBefore, weekAfter } = weeksAround('2026-05-03', 'monday', range)
    expect([weekBefore, weekAfter]).toEqual(['2026-04-26', undefined])
    expect(weeksAround('2026-03-10', 'monday', range).weekBefore).toBe('2026-03-04')
  })
})
