import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetValues } from '@/lib/domains/events/calendar/facets'
import { calendarFilters } from '@/lib/domains/events/calendar/filters'
import {
  calendarNow,
  calendarParameters,
  calendarSearch,
  parseCalendarQuery,
} from '@/lib/domains/events/calendar/query'

const queryIn = (search: string) => parseCalendarQuery(new URLSearchParams(search))

test('an address says date, kind, facets, zone and page, and says them again', () => {
  fc.assert(
    fc.property(
      fc.record({
        date: fc.option(fc.constantFrom('2026-03-01', '2027-12-31'), { nil: undefined }),
        filter: fc.constantFrom(...calendarFilters),
        facets: fc.record(
          {
            sport: fc.constantFrom(...facetValues.sport),
            level: fc.constantFrom(...facetValues.level),
            length: fc.constantFrom(...facetValues.length),
            time: fc.constantFrom(...facetValues.time),
            audience: fc.constantFrom(...facetValues.audience),
          },
          { requiredKeys: [] },
        ),
        zone: fc.option(fc.constantFrom('UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'), { nil: undefined }),
        page: fc.integer({ min: 1, max: 999 }),
      }),
      (query) => {
        expect(queryIn(calendarSearch(query))).toEqual(query)
      },
    ),
  )
  expect(calendarSearch(calendarNow)).toBe('?')
})

test.each([
  '?type=RIDES',
  '?sport=&level=F&length=90&time=night&audience=men',
  '?zone=Mars/Olympus',
  '?zone=%2B01:00',
  '?page=0',
  '?page=1.5',
  '?page=x',
  '?page=1000',
])('%s is no choice of ours, and the calendar opens as always', (search) => {
  expect(queryIn(search)).toEqual(calendarNow)
})

test('what an address may say is known by name to those who look whether it says anything', () => {
  const facets = { sport: 'running', level: 'D', length: 'long', time: 'evening', audience: 'women' } as const
  const said = calendarSearch({ date: '2026-03-01', filter: 'race', facets, zone: 'UTC', page: 2 })
  expect([...new URLSearchParams(said).keys()]).toEqual([...calendarParameters])
})

test('any junk is read', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (junk) => {
      expect(calendarFilters).toContain(parseCalendarQuery(new URLSearchParams(junk)).filter)
    }),
  )
})
