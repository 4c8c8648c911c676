import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { longestTimeText, timeText } from '@/lib/core/time-text'

const evening = '2026-11-24T19:00:00Z'

test.each([
  ['en', 'short', 'UTC', 'Tue, Nov 24, 7:00 PM UTC'],
  ['en', 'short', 'America/New_York', 'Tue, Nov 24, 2:00 PM EST'],
  ['en', 'short', 'Asia/Tokyo', 'Wed, Nov 25, 4:00 AM GMT+9'],
  ['en', 'full', 'UTC', 'Tuesday, November 24, 2026 at 7:00 PM UTC'],
  ['en', 'time', 'Asia/Kolkata', '12:30 AM GMT+5:30'],
  ['de', 'short', 'Europe/Berlin', 'Di., 24. Nov., 20:00 MEZ'],
  ['ja', 'time', 'Asia/Tokyo', '4:00 JST'],
] as const)('in %s, %s, in the zone %s', (locale, format, timeZone, expected) => {
  expect(timeText(evening, { locale, format, timeZone }).replaceAll('\u202f', ' ')).toBe(expected)
})

test.each([
  ['the hour before clocks go forward', '2026-03-29T00:30:00Z', '01:30 MEZ'],
  ['the hour after', '2026-03-29T01:30:00Z', '03:30 MESZ'],
  ['the first 2:30 of the night they go back', '2026-10-25T00:30:00Z', '02:30 MESZ'],
  ['the second', '2026-10-25T01:30:00Z', '02:30 MEZ'],
])('%s is told by its zone', (_, instant, expected) => {
  expect(timeText(instant, { locale: 'de', format: 'time', timeZone: 'Europe/Berlin' })).toBe(expected)
})

test.each(locales)('no zone says more than the room that is kept in %s', (locale) => {
  const wording = { locale, format: 'full' } as const
  const room = longestTimeText(evening, { ...wording, timeZone: 'UTC' }).length
  for (const timeZone of [
    'UTC',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'Asia/Tokyo',
    'America/New_York',
  ]) {
    const texts = ['2026-11-24T19:00:00Z', '2026-11-24T09:00:00Z'].map((at) => timeText(at, { ...wording, timeZone }))
    // The name of the weekday may be a letter or two longer than that of the day in UTC.
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(room + 2)
  }
})
