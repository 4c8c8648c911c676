import { afterEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import {
  getEventSeries,
  getPublicEvent,
  getRaceResults,
  listEventsByTag,
  listUpcomingEvents,
  searchPublicEvents,
} from '@/lib/services/game/events'
import { getLiveCounts } from '@/lib/services/game/live'
import { getRoute, listRoutes } from '@/lib/services/game/routes'
import { gameEventAnswer } from '../../support/game-events'
import { stubUpstream } from '../../support/upstream'

afterEach(() => vi.useRealTimers())

const counts = { livePlayersCount: 1204, liveEventsCount: 3 }
const route = { id: 3, name: 'Lagoon loop', laps: 2, distance: 14_200, elevation: 120 }

test.each([
  ['events by tag', () => listEventsByTag('tour/1', 200), '/public/events/tag/tour%2F1?start=200&limit=200', []],
  ['all upcoming events', () => listUpcomingEvents(), '/public/events/upcoming', []],
  ['upcoming events by tag [CD-017]', () => listUpcomingEvents(['a', 'b']), '/public/events/upcoming?tags=a%2Cb', []],
  ['a public event [CD-011]', () => getPublicEvent(7), '/public/events/7', gameEventAnswer()],
  ['an event with a secret', () => getPublicEvent(7, 'x y'), '/public/events/7?eventSecret=x+y', gameEventAnswer()],
  ['a series [CD-019]', () => getEventSeries(4), '/event-series/4', { id: 4, name: 'Winter', events: [] }],
  ['a route', () => getRoute(3), '/routes/3', route],
  ['all routes', () => listRoutes(), '/routes', [route]],
  ['race results [CD-020]', () => getRaceResults(70), '/race-results/summary?event_subgroup_id=70', {}],
  ['live counts [LV-007]', () => getLiveCounts(), '/relay/public/live-counts', counts],
])('gets %s without payload', async (_, call, path, answer) => {
  const asked = stubUpstream(() => Response.json(answer))
  await call()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ method: 'GET', url: `${env.GAME_API_URL}${path}`, body: null })
})

test('race results are keyed by subgroup id [CD-021]', async () => {
  stubUpstream(() => Response.json({ 70: { finishers: 12, winnerName: 'Ada', winningTimeInSeconds: 2400 } }))
  const results = await getRaceResults(70)
  expect(results['70']).toEqual({ finishers: 12, winnerName: 'Ada', winningTimeInSeconds: 2400 })
})

test("a visitor's search posts the filter without its empty values [CD-026, CD-028]", async () => {
  const asked = stubUpstream(() => Response.json({ events: [gameEventAnswer()], cursor: 'next' }))
  const filter = { tags: [], eventType: ['RACE'], sortField: '', sport: undefined, onlyAccessExpression: false }
  await expect(searchPublicEvents(filter)).resolves.toMatchObject({ events: [{ id: 7 }], cursor: 'next' })
  expect(asked[0]).toMatchObject({ method: 'POST', url: `${env.GAME_API_URL}/eventfeed/public/search` })
  await expect(asked[0]?.json()).resolves.toEqual({ eventType: ['RACE'], onlyAccessExpression: false })
})

test('a search that failed is tried once more, being a read', async () => {
  vi.useFakeTimers()
  const asked = stubUpstream(() => new Response('', { status: 503 }))
  const search = searchPublicEvents({ tags: ['race'] })
  search.catch(() => undefined)
  await vi.runAllTimersAsync()
  await expect(search).rejects.toMatchObject({ operation: 'searchPublicEvents', status: 503 })
  expect(asked).toHaveLength(2)
})

test.each([
  ['event 7', () => getPublicEvent(7)],
  ['route 3', () => getRoute(3)],
  ['event series 4', () => getEventSeries(4)],
])('%s does not exist', async (what, call) => {
  stubUpstream(() => new Response('', { status: 404 }))
  await expect(call()).rejects.toMatchObject({ name: 'NotFoundError', what })
})

test('null means absent, and unknown fields are ignored', async () => {
  stubUpstream(() => Response.json(gameEventAnswer({ description: null, rulesSet: null, routeId: null, world: 'x' })))
  const event = await getPublicEvent(7)
  expect(event).toMatchObject({ description: undefined, rulesSet: [], routeId: undefined })
  expect(event).not.toHaveProperty('world')
})

test.each(['id', 'name', 'eventStart', 'eventType', 'sport', 'eventSubgroups'])(
  'an event without %s is a bad answer',
  async (field) => {
    stubUpstream(() => Response.json(gameEventAnswer({ [field]: null })))
    await expect(getPublicEvent(7)).rejects.toMatchObject({ service: 'game', kind: 'schema' })
  },
)
