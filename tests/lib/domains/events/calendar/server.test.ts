import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { calendarNow } from '@/lib/domains/events/calendar/query'
import { listDay, searchDay } from '@/lib/domains/events/calendar/search-server'
import { findCalendar, findCalendarPage } from '@/lib/domains/events/calendar/server'
import { gameEventAnswer } from '../../../support/game-events'
import { stubUpstream } from '../../../support/upstream'

const day = '2026-03-01'
const time = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z' }
const order = { sortField: 'eventStart', sortOrder: 'ASC' }

beforeEach(() => {
  vi.setSystemTime('2026-03-01T12:00:00Z')
  vi.spyOn(log, 'warn')
})
afterEach(() => void vi.useRealTimers())

type Filter = Record<string, unknown>

/** The search of the game server, which answers by the filter it gets. */
function search(answer: (filter: Filter) => Response) {
  const filters: Filter[] = []
  const asked = stubUpstream(async (request) => {
    const filter = (await request.json()) as Filter
    filters.push(filter)
    return answer(filter)
  })
  return { asked, filters }
}
const found = (...ids: number[]) => Response.json({ events: ids.map((id) => gameEventAnswer({ id })) })
const eventsOf = async (tags: string[]) => (await listDay(tags, day, searchDay)).events
const idsOf = (events: { id: string }[]) => events.map(({ id }) => Number(id))

describe('the events of a time', () => {
  test('are searched for as a visitor, without what is empty, to the last page [EV-112, EV-115, CD-026]', async () => {
    const { asked, filters } = search(({ cursor }) =>
      cursor === undefined ? Response.json({ events: [gameEventAnswer({ id: 1 })], cursor: 'next' }) : found(2),
    )
    expect(idsOf(await eventsOf([]))).toEqual([1, 2])
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array.from({ length: 2 }, () => `POST ${env.GAME_API_URL}/eventfeed/public/search`),
    )
    expect(filters).toEqual([
      { ...time, ...order },
      { ...time, ...order, cursor: 'next' },
    ])
  })

  test('of a tag without end stop after five pages', async () => {
    const { asked } = search(() => Response.json({ events: [gameEventAnswer()], cursor: 'again' }))
    await eventsOf(['endless'])
    expect(asked).toHaveLength(5)
  })

  test('of the restricted feed leave out two rules, by the rules that stay [CD-030, CD-028]', async () => {
    const { filters } = search(() => found(1))
    await eventsOf(['race', 'HW_RESTRICTION'])
    expect(filters).toEqual([{ ...time, ...order, tags: ['race'], rulesOrSet: ['MEN_ONLY', 'ALLOWS_LATE_JOIN'] }])
  })

  test('that enforce categories come of two searches [CD-031, CD-032]', async () => {
    const { filters } = search(({ onlyAccessExpression }) =>
      onlyAccessExpression === true ? found(1, 2) : found(2, 3),
    )
    expect(idsOf(await eventsOf(['CATEGORY_ENFORCEMENT']))).toEqual([1, 2, 3])
    expect(filters).toContainEqual({ ...time, ...order, onlyAccessExpression: true })
    expect(filters).toContainEqual({ ...time, ...order, rulesSet: ['LADIES_ONLY'] })
  })

  test.each([
    ['the first', true, [2, 3]],
    ['the second', undefined, [1, 2]],
  ])('are those of one search where %s fails [CD-033]', async (_, failing, ids) => {
    search(({ onlyAccessExpression: is }) => {
      if (is === failing) return new Response('', { status: 403 })
      return is === true ? found(1, 2) : found(2, 3)
    })
    const { events, failure } = await listDay(['CATEGORY_ENFORCEMENT'], day, searchDay)
    expect(idsOf(events)).toEqual(ids)
    expect(failure).toMatchObject({ code: 'upstream_failed' })
    const details: unknown = expect.objectContaining({ tags: ['CATEGORY_ENFORCEMENT'], err: failure })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'one of two event searches failed')
  })

  test('are none where both searches fail [CD-034]', async () => {
    search(() => new Response('', { status: 403 }))
    await expect(eventsOf(['CATEGORY_ENFORCEMENT'])).resolves.toEqual([])
  })

  test('of women are one search, whose failure is one [CD-035]', async () => {
    const { filters } = search(() => new Response('', { status: 403 }))
    await expect(eventsOf(['LADIES_ONLY'])).rejects.toMatchObject({ code: 'upstream_failed' })
    expect(filters).toEqual([{ ...time, ...order, rulesSet: ['LADIES_ONLY'] }])
  })
})

describe('a page of the calendar', () => {
  const request = { tags: [], rows: 10, weekStart: 'sunday', query: calendarNow } as const

  test('is read by days, so that windows share them; events on the border come once', async () => {
    const { filters } = search(() => found(7))
    const page = await findCalendar(request)
    expect(page?.events.map(({ id }) => id)).toEqual(['7'])
    expect(filters.map(({ from }) => from)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07', '08'].map((each) => `2026-03-${each}T00:00:00.000Z`),
    )
  })

  test('that cannot be had is none, and the log says why', async () => {
    search(() => new Response('', { status: 403 }))
    await expect(findCalendar(request)).resolves.toBeUndefined()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tags: [] }), 'calendar shows no events')
  })

  test('says which route each event takes, laps included, and reads each route once', async () => {
    const asked = stubUpstream(({ url }) => {
      const id = /\/routes\/(\d+)$/.exec(url)?.[1]
      if (id === '31') return new Response('', { status: 500 })
      if (id !== undefined)
        return Response.json({ id: 30, name: 'Harbour loop', laps: 2, distance: 4200, elevation: 35 })
      const onRoute = { routeId: 30, eventSubgroups: [] }
      return Response.json({
        events: [
          gameEventAnswer({ id: 1, ...onRoute }),
          gameEventAnswer({ id: 2, ...onRoute }),
          gameEventAnswer({ id: 3, routeId: 31, eventSubgroups: [] }),
          gameEventAnswer({ id: 4, routeId: null, eventSubgroups: [] }),
        ],
      })
    })
    const page = await findCalendar({ ...request, tags: ['on-routes'] })
    const harbour = { name: 'Harbour loop', distanceMeters: 8400, elevationMeters: 70 }
    expect(page?.events.map(({ id, route }) => [id, route])).toEqual([
      ['1', harbour],
      ['2', harbour],
      ['3', undefined],
      ['4', undefined],
    ])
    expect(asked.filter(({ url }) => url.endsWith('/routes/30'))).toHaveLength(1)
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ eventId: '3', routeId: '31' }),
      'event has no metrics',
    )
  })

  test('that a visitor turns to does not wait for slow routes, which are there the next time', async () => {
    const { promise: awake, resolve: wake } = Promise.withResolvers<undefined>()
    stubUpstream(async ({ url }) => {
      if (!url.endsWith('/routes/40'))
        return Response.json({ events: [gameEventAnswer({ id: 1, routeId: 40, eventSubgroups: [] })] })
      await awake
      return Response.json({ id: 40, name: 'Old Quay', laps: 1, distance: 21_100, elevation: 84 })
    })
    const turned = () => findCalendarPage({ ...request, tags: ['slow-routes'] })
    expect((await turned()).page.events).toMatchObject([{ id: '1', route: undefined }])
    expect(log.warn, 'before the service’s own deadline').not.toHaveBeenCalled()
    wake(undefined)
    expect((await turned()).page.events[0]?.route?.name).toBe('Old Quay')
  })
})
