import { beforeEach, expect, test, vi } from 'vitest'
import type { CalendarProps } from '@/components/events/calendar/calendar'
import { CalendarIsland } from '@/components/events/calendar/lazy'
import { log } from '@/lib/core/server/log'
import { gameEventAnswer } from '../lib/support/game-events'
import { stubUpstream } from '../lib/support/upstream'
import { propsOf } from './props-of'
import { sectionElement } from './render-section'

vi.mock('@/lib/content/site/notices', () => ({ getNotices: async () => ({}) }))

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const isCalendarProps = (value: unknown): value is CalendarProps =>
  typeof value === 'object' && value !== null && 'query' in value

/** What the section hands to its island. */
async function given(primary: Record<string, unknown>, search?: Record<string, string>, visitorZone?: string) {
  const context = { locale: 'it', search, visitorZone } as const
  const [props] = await propsOf(CalendarIsland, { slice_type: 'events_calendar', primary }, context)
  if (!isCalendarProps(props)) throw new Error('the section has no island')
  return props
}

beforeEach(() => void vi.spyOn(log, 'warn'))

test('shows the events to come, those of a tag where editors name one [SL-events_calendar-01]', async () => {
  const asked = stubUpstream(() => Response.json({ events: [gameEventAnswer({ eventStart: soon(1) })] }))
  const props = await given({ event_tag: 'race', maxRows: 4 })
  expect(props).toMatchObject({
    tags: ['race'],
    rows: 4,
    page: { events: [{ id: '7', name: 'Col by lantern light' }] },
  })
  expect(await asked[0]?.json()).toMatchObject({ tags: ['race'] })
})

test('shows what the address says, its weeks as the language begins them [SY-013]', async () => {
  stubUpstream(() => Response.json({ events: [] }))
  // The week under way begins with today, in any language.
  const date = soon(14 * 24).slice(0, 10)
  const props = await given({}, { type: 'race', zone: 'Asia/Tokyo', date })
  expect(props).toMatchObject({ query: { filter: 'race', zone: 'Asia/Tokyo' }, page: { zone: 'Asia/Tokyo' } })
  const [first] = props.page?.week ?? []
  expect(new Date(first?.date ?? '').getUTCDay()).toBe(1)
})

test('on a page for one request days are those of the zone that the visitor has chosen, unless the address names one', async () => {
  stubUpstream(() => Response.json({ events: [] }))
  const primary = {}
  expect(await given(primary, {}, 'Asia/Tokyo')).toMatchObject({
    query: { zone: undefined },
    page: { zone: 'Asia/Tokyo' },
  })
  expect(await given(primary, { zone: 'Asia/Dubai' }, 'Asia/Tokyo')).toMatchObject({ page: { zone: 'Asia/Dubai' } })
})

test.each([undefined, 0, -3, 51, 'ten'])('a page has ten rows where editors say %s [EV-070]', async (maxRows) => {
  stubUpstream(() => Response.json({ events: [] }))
  await expect(given({ maxRows })).resolves.toMatchObject({ rows: 10 })
})

test('stands where the events can’t be had, and says so', async () => {
  stubUpstream(() => new Response('', { status: 403 }))
  await expect(given({})).resolves.toMatchObject({ page: undefined })
})

test('has a title of its own where editors wrote none', async () => {
  stubUpstream(() => Response.json({ events: [] }))
  expect((await sectionElement('events_calendar')).querySelector('h2')).toHaveTextContent('Events calendar')
})
