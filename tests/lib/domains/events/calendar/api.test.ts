import { http } from 'msw/http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getCalendarPage, listZones } from '@/lib/domains/events/calendar/api'
import { withOwnEvents } from '@/lib/domains/events/calendar/own-events'
import { calendarPage } from '@/lib/domains/events/calendar/page'
import { calendarNow } from '@/lib/domains/events/calendar/query'
import { eventWith } from '../../../support/events'
import { ownApi, problemAnswer } from '../../../support/own-api'
import { stubPage } from '../../../support/page'

beforeEach(() => void stubPage())

const now = new Date('2026-03-01T12:00:00Z')
const occasion = { now, rows: 10, weekStart: 'monday' } as const
const page = calendarPage([eventWith({ id: '8' })], calendarNow, occasion)
const { signal } = new AbortController()

const asked = (search: Record<string, string>) => new URLSearchParams(search).toString()
const untilStopped = (stopped: () => void) =>
  http.get(
    '/api/*',
    ({ request }) => new Promise<never>(() => request.signal.addEventListener('abort', () => stopped())),
  )

describe('a page of the calendar', () => {
  const section = { tags: ['tour', 'race'], rows: 12, locale: 'de' }

  test('is asked for by what was chosen and by its section', async () => {
    const calls = ownApi(http.get('/api/events/calendar', () => Response.json(page)))
    const query = { date: '2026-03-04', filter: 'race', facets: {}, zone: 'Asia/Tokyo', page: 3 } as const
    await expect(getCalendarPage(query, section, signal)).resolves.toEqual(JSON.parse(JSON.stringify(page)))
    const choice = { date: '2026-03-04', type: 'race', zone: 'Asia/Tokyo', page: '3' }
    expect(calls).toEqual([
      `GET /api/events/calendar?${asked({ ...choice, tags: 'tour,race', rows: '12', locale: 'de' })}`,
    ])
  })

  test('of a section without tags is asked for without any', async () => {
    const calls = ownApi(http.get('/api/events/calendar', () => Response.json(page)))
    await getCalendarPage(calendarNow, { ...section, tags: [] }, signal)
    expect(calls).toEqual(['GET /api/events/calendar?rows=12&locale=de'])
  })

  test.each([
    ['fails', () => problemAnswer('upstream_failed', 502)],
    ['fails with a page', () => Response.json(page, { status: 502 })],
    ['is something else', () => Response.json({ events: [] })],
    ['is no JSON', () => new Response('<html>')],
  ])('whose answer %s is none', async (_, answer) => {
    ownApi(http.get('/api/events/calendar', answer))
    await expect(getCalendarPage(calendarNow, section, signal)).rejects.toMatchObject({ code: 'upstream_failed' })
  })

  test('is asked for until another is wanted', async () => {
    const [stopped, other] = [vi.fn(), new AbortController()]
    const calls = ownApi(untilStopped(stopped))
    const answer = getCalendarPage(calendarNow, section, other.signal)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    other.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(stopped).toHaveBeenCalled())
  })
})

describe('the zones to choose from', () => {
  const zones = [{ region: 'Asien', zones: [{ zone: 'Asia/Tokyo', name: 'Tokyo · Japanische Zeit' }] }]

  test('are asked for in a language', async () => {
    const calls = ownApi(http.get('/api/events/zones', () => Response.json(zones)))
    await expect(listZones('de')).resolves.toEqual(zones)
    expect(calls).toEqual(['GET /api/events/zones?locale=de'])
  })

  test.each([
    ['fails', () => Response.json(zones, { status: 500 })],
    ['is something else', () => Response.json({ zones })],
    ['has a part of the world without zones', () => Response.json([{ region: 'Asien' }])],
    ['has something else beside zones', () => Response.json([...zones, { region: 'Asien' }])],
    ['has nothing for a part of the world', () => Response.json([null])],
    ['has no name for a part of the world', () => Response.json([{ zones: [] }])],
    ['has nothing for a zone', () => Response.json([{ region: 'Asien', zones: [null] }])],
    ['has a name without a zone', () => Response.json([{ region: 'Asien', zones: [{ name: 'Tokyo' }] }])],
    ['has a zone without a name', () => Response.json([{ region: 'Asien', zones: [{ zone: 'Asia/Tokyo' }] }])],
    ['is no JSON', () => new Response('<html>')],
  ])('are none where the answer %s', async (_, answer) => {
    ownApi(http.get('/api/events/zones', answer))
    await expect(listZones('de')).rejects.toMatchObject({ code: 'upstream_failed' })
  })
})

describe('what only the player’s own search finds', () => {
  const own = calendarPage([eventWith({ id: '9' })], calendarNow, occasion).events

  test('is asked for by the kind, the facets, the zone, the time and the tags of the page, and stands among its events [EV-113]', async () => {
    const calls = ownApi(http.get('/api/events/calendar/mine', () => Response.json(own)))
    const choice = { filter: 'group_rides', facets: { sport: 'cycling' }, zone: 'Asia/Tokyo' } as const
    const shown = calendarPage([eventWith({ id: '8' })], { ...calendarNow, ...choice }, occasion)
    const { events, total } = await withOwnEvents(shown, ['tour', 'race'], signal)
    expect([events.map(({ id }) => id), total]).toEqual([['8', '9'], 2])
    const { from, to } = shown.span
    expect(calls).toEqual([
      `GET /api/events/calendar/mine?${asked({ type: 'group_rides', sport: 'cycling', zone: 'Asia/Tokyo', from, to, tags: 'tour,race' })}`,
    ])
  })

  test('is asked for without tags where the section has none, until another page is wanted', async () => {
    const [stopped, other] = [vi.fn(), new AbortController()]
    const calls = ownApi(untilStopped(stopped))
    const answer = withOwnEvents(page, [], other.signal)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]).not.toContain('tags')
    other.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(stopped).toHaveBeenCalled())
  })
})
