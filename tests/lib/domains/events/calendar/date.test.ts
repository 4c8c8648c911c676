import { expect, test } from 'vitest'
import { parseCalendarDate } from '@/lib/domains/events/calendar/date'

test('a typed date is year, month, day [EV-095]', () => {
  expect(parseCalendarDate('2026-03-01')).toBe('2026-03-01')
  expect(parseCalendarDate(' 2026-3-1 ')).toBe('2026-03-01')
})

test.each([
  '2026-03-00',
  '2026-03-32',
  '2026-00-10',
  '2026-13-10',
  '20260-03-01',
  '2026-02-31',
  '2025-02-29',
  '01-03-2026',
  '2026/03/01',
  '2026-03',
  '',
])('%j is no date [EV-096]', (text) => {
  expect(parseCalendarDate(text)).toBeUndefined()
})
