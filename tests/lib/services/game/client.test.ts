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
import { getFullEvent } from '@/lib/services/game/player-events'
import { getRoute } from '@/lib/services/game/routes'
import { gameEventAnswer } from '../../support/game-events'
import { stubUpstream } from '../../support/upstream'

afterEach(() => vi.useRealTimers())

const counts = { livePlayersCount: 1204, liveEventsCount: 3 }
const route = { id: 3, name: 'Lagoon loop', laps: 2, distance: 14_200, elevation: 120 }

test.each([
  [
    'events by tag [EV-100, EV-101, CD-036]',
    () => listEventsByTag('tour/1', 200),
    '/public/events/tag/tour%2F1?start=200&limit=200',
    [],
  ],
  ['all upcoming events', () => listUpcomingEvents(), '/public/events/upcoming', []],
  [
    'upcoming events by tag [CD-017, EV-108]',
    () => listUpcomingEvents(['a', 'b']),
    '/public/events/upcoming?tags=a%2Cb',
    [],
  ],
  ['a public event [CD-011, EV-105]', () => getPublicEvent('7'), '/public/events/7', gameEventAnswer()],
  [
    'an event with a secret [EV-123]',
    () => getPublicEvent('7', 'x'),
    '/public/events/7?eventSecret=x',
    gameEventAnswer(),
  ],
  ['a series [CD-019, EV-109]', () => getEventSeries('4'), '/event-series/4', { id: 4, name: 'Winter', events: [] }],
  ['a route', () => getRoute('3'), '/routes/3', route],
  ['race results [CD-020, EV-126]', () => getRaceResults('70'), '/race-results/summary?event_subgroup_id=70', {}],
  ['live counts [LV-007]', () => getLiveCounts(), '/relay/public/live-counts', counts],
])('gets %s without payload', async (_, call, path, answer) => {
  const asked = stubUpstream(() => Response.json(answer))
  await call()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ method: 'GET', url: `${env.GAME_API_URL}${path}`, body: null })
})

test('race results are keyed by subgroup id [CD-021]', async () => {
  stubUpstream(() => Response.json({ 70: { finishers: 12, winnerName: 'Ada', winningTimeInSeconds: 2400 } }))
  const results = await getRaceResults('70')
  expect(results.get('70')).toEqual({ finishers: 12, winnerName: 'Ada', winningTimeInSeconds: 2400 })
})

test("a visitor's search posts the filter without its empty values [CD-026, CD-028, EV-112]", async () => {
  const asked = stubUpstream(() => Response.json({ events: [gameEventAnswer()], cursor: 'next' }))
  const filter = { tags: [], eventType: ['RACE'], sortField: '', sport: undefined, onlyAccessExpression: false }
  await expect(searchPublicEvents(filter)).resolves.toMatchObject({ events: [{ id: '7' }], cursor: 'next' })
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
  ['event 7', () => getPublicEvent('7')],
  ['route 3', () => getRoute('3')],
  ['event series 4', () => getEventSeries('4')],
])('%s does not exist, nor can it if the game refuses an id of its form', async (what, call) => {
  const statuses = [404, 400, 422]
  stubUpstream(() => new Response('', { status: statuses.shift() }))
  await expect(call()).rejects.toMatchObject({ name: 'NotFoundError', what })
  await expect(call()).rejects.toMatchObject({ name: 'NotFoundError', what })
  await expect(call()).rejects.toMatchObject({ name: 'NotFoundError', what })
})

test('an event and its starts keep every field of theirs [EV-004, EV-012]', async () => {
  const start = {
    id: 70,
    label: 2,
    rulesSet: ['LADIES_ONLY'],
    registrationEnd: '2026-03-01T17:55:00Z',
    lateJoinInMinutes: 15,
    eventSubgroupStart: '2026-03-01T18:05:00Z',
    routeId: 3,
    durationInSeconds: 3600,
    fromPaceValue: 3.2,
    toPaceValue: 4,
    accessValidationResult: true,
    signedUp: true,
  }
  const event = gameEventAnswer({
    description: 'Lamps on.',
    restricted: false,
    rulesSet: ['MEN_ONLY'],
    eventSubgroups: [start],
    routeId: 3,
    registrationEnd: '2026-03-01T17:55:00Z',
    tags: ['race'],
    eventSeriesName: 'Winter – Stage 2',
    imageUrl: 'https://media.test/col.png',
    durationInSeconds: 3600,
    signedUp: true,
  })
  stubUpstream(() => Response.json({ ...event, eventSecret: 'lantern' }))
  const read = { ...event, id: '7', routeId: '3', eventSubgroups: [{ ...start, id: '70', routeId: '3' }] }
  await expect(getPublicEvent('7')).resolves.toEqual(read)
  await expect(getFullEvent('7', 'token')).resolves.toEqual({ ...read, eventSecret: 'lantern' })
})

test('rules and tags are open lists: late join, race and what nobody knows yet [EV-007, EV-008]', async () => {
  const rulesSet = ['LADIES_ONLY', 'MEN_ONLY', 'ALLOWS_LATE_JOIN', 'SOMETHING_NEW']
  stubUpstream(() => Response.json(gameEventAnswer({ rulesSet, tags: ['race', 'new'], eventType: 'PICNIC' })))
  await expect(getPublicEvent('7')).resolves.toMatchObject({ rulesSet, tags: ['race', 'new'], eventType: 'PICNIC' })
})

test.each([
  ['eventStart', '2026-03-01'],
  ['eventStart', '2026-03-01T18:00:00+01:00'],
  ['sport', 'ROWING'],
  ['restricted', 'no'],
])('an event whose %s is %j is a bad answer [EV-005, EV-006]', async (field, value) => {
  stubUpstream(() => Response.json(gameEventAnswer({ [field]: value })))
  await expect(getPublicEvent('7')).rejects.toMatchObject({ operation: 'getPublicEvent', kind: 'schema' })
})

test.each(['name', 'laps', 'distance', 'elevation'])('a route without %s is a bad answer [EV-013]', async (field) => {
  stubUpstream(() => Response.json({ ...route, [field]: null }))
  await expect(getRoute('3')).rejects.toMatchObject({ operation: 'getRoute', kind: 'schema' })
})

test('null means absent, and unknown fields are ignored', async () => {
  stubUpstream(() => Response.json(gameEventAnswer({ description: null, rulesSet: null, routeId: null, world: 'x' })))
  const event = await getPublicEvent('7')
  expect(event).toMatchObject({ description: undefined, rulesSet: [], routeId: undefined })
  expect(event).not.toHaveProperty('world')
})

test.each(['id', 'name', 'eventStart', 'eventType', 'sport', 'eventSubgroups'])(
  'an event without %s is a bad answer',
  async (field) => {
    stubUpstream(() => Response.json(gameEventAnswer({ [field]: null })))
    await expect(getPublicEvent('7')).rejects.toMatchObject({ service: 'game', kind: 'schema' })
  },
)
