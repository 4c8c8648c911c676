import { afterEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import type { GameEventFilter } from '@/lib/services/game/event-filter'
import {
  getFullEvent,
  leave,
  listMyEvents,
  listMyUpcomingEvents,
  searchEvents,
  signUp,
} from '@/lib/services/game/player-events'
import { gameEventAnswer } from '../../support/game-events'
import { askedOf } from '../../support/asked'
import { stubUpstream } from '../../support/upstream'

afterEach(() => vi.useRealTimers())

const token = 'player-token'
const event = gameEventAnswer()
const joined = {
  eventId: 7,
  eventSubgroupId: 70,
  eventSubgroupStart: '2026-03-01T18:05:00Z',
  name: 'Col by lantern light',
  routeId: 3,
  label: 2,
  durationInSeconds: 3600,
}

test.each([
  ['full event [CD-014, EV-104]', () => getFullEvent('7', token), '/events-core/events/7', event],
  ['secret event [EV-122]', () => getFullEvent('7', token, 'x&y'), '/events-core/events/7?eventSecret=x%26y', event],
  ['own events [EV-111]', () => listMyEvents(token), '/eventfeed/my-events', { events: [] }],
  ['starts to come [EV-110, CD-018]', () => listMyUpcomingEvents(token), '/profiles/me/upcoming-events', []],
])("gets a player's %s with the token and without payload", async (_, call, path, answer) => {
  const asked = stubUpstream(() => Response.json(answer))
  await call()
  const authorization = `Bearer ${token}`
  expect(await Promise.all(asked.map(askedOf))).toEqual([
    { method: 'GET', url: `${env.GAME_API_URL}${path}`, authorization, body: null },
  ])
})

test.each([
  ['signs up to a subgroup [EV-106, CD-016]', () => signUp('70', token), 'POST', '/events/subgroups/signup/70', true],
  [
    'signs up by a secret',
    () => signUp('70', token, 'x y'),
    'POST',
    '/events/subgroups/signup/70?eventSecret=x+y',
    true,
  ],
  ['leaves an event [EV-107]', () => leave('7', token), 'DELETE', '/events/signup/7', false],
  ['leaves by a secret', () => leave('7', token, 'x y'), 'DELETE', '/events/signup/7?eventSecret=x+y', false],
])('a player %s without payload', async (_, call, method, path, signedUp) => {
  const asked = stubUpstream(() => Response.json({ signedUp }))
  await expect(call()).resolves.toEqual({ signedUp })
  expect(await askedOf(asked[0])).toEqual({
    method,
    url: `${env.GAME_API_URL}${path}`,
    authorization: `Bearer ${token}`,
    body: null,
  })
})

test.each([
  ['signing up', () => signUp('70', token)],
  ['leaving', () => leave('7', token)],
])('%s is never repeated, and keeps what the service says of a refusal', async (_, call) => {
  const answers = [Response.json({ key: 'event.closed' }, { status: 403 }), new Response('', { status: 503 })]
  const asked = stubUpstream(() => answers.shift() ?? Response.error())
  await expect(call()).rejects.toMatchObject({ kind: 'status', status: 403, body: { key: 'event.closed' } })
  await expect(call()).rejects.toMatchObject({ kind: 'status', status: 503 })
  expect(asked).toHaveLength(2)
})

test.each([{}, { signedUp: null }, { signedUp: 'yes' }, []])('%j says nothing of a sign-up', async (answer) => {
  stubUpstream(() => Response.json(answer))
  await expect(signUp('70', token)).rejects.toMatchObject({ operation: 'signUp', kind: 'schema' })
  await expect(leave('7', token)).rejects.toMatchObject({ operation: 'leave', kind: 'schema' })
})

test.each([404, 400])('an event that the player may not know of does not exist (%i)', async (status) => {
  stubUpstream(() => new Response('', { status }))
  await expect(getFullEvent('7', token)).rejects.toMatchObject({ name: 'NotFoundError', what: 'event 7' })
})

test('the full event tells its secret, and null is none [EV-005]', async () => {
  const secrets = ['lantern-club', null]
  stubUpstream(() => Response.json(gameEventAnswer({ eventSecret: secrets.shift() })))
  await expect(getFullEvent('7', token)).resolves.toMatchObject({ eventSecret: 'lantern-club' })
  await expect(getFullEvent('7', token)).resolves.toMatchObject({ eventSecret: undefined })
})

test('own events come out of their wrapping, each with what the player joined', async () => {
  const seen = { signedUp: true, accessValidationResult: false }
  const start = { id: 70, label: 2, eventSubgroupStart: '2026-03-01T18:05:00Z', ...seen }
  stubUpstream(() => Response.json({ events: [gameEventAnswer({ signedUp: true, eventSubgroups: [start] })] }))
  await expect(listMyEvents(token)).resolves.toMatchObject([{ id: '7', signedUp: true, eventSubgroups: [seen] }])
})

test('a start to come says when and where, and its route and length may be unknown [EV-015]', async () => {
  stubUpstream(() => Response.json([joined, { ...joined, routeId: null, durationInSeconds: null }]))
  const read = { ...joined, eventId: '7', eventSubgroupId: '70', routeId: '3' }
  const unknown = { ...read, routeId: undefined, durationInSeconds: undefined }
  await expect(listMyUpcomingEvents(token)).resolves.toEqual([read, unknown])
})

test.each(['eventId', 'eventSubgroupId', 'eventSubgroupStart', 'name', 'label'])(
  'a start to come without %s is a bad answer',
  async (field) => {
    stubUpstream(() => Response.json([{ ...joined, [field]: null }]))
    const failure = { operation: 'listMyUpcomingEvents', kind: 'schema' }
    await expect(listMyUpcomingEvents(token)).rejects.toMatchObject(failure)
  },
)

test("a player's search posts the filter without its empty values [EV-113, EV-114, EV-115]", async () => {
  const asked = stubUpstream(() => Response.json({ events: [gameEventAnswer()], cursor: 'next' }))
  const sent: GameEventFilter = {
    tags: ['featured'],
    sport: 'CYCLING',
    eventType: ['RACE'],
    subgroupLabels: [1, 2],
    from: '2026-03-01T00:00:00Z',
    to: '2026-03-09T00:00:00Z',
    sortField: 'eventStart',
    sortOrder: 'ASC',
    rulesSet: ['LADIES_ONLY'],
    rulesOrSet: ['LADIES_ONLY', 'ALLOWS_LATE_JOIN'],
    onlyAccessExpression: false,
    cursor: 'before',
  }
  await expect(searchEvents(sent, token)).resolves.toMatchObject({ events: [{ id: '7' }], cursor: 'next' })
  await searchEvents({ tags: [], sortField: '', sport: undefined, cursor: '', onlyAccessExpression: true }, token)
  expect(await askedOf(asked[0])).toEqual({
    method: 'POST',
    url: `${env.GAME_API_URL}/eventfeed/search`,
    authorization: `Bearer ${token}`,
    body: sent,
  })
  await expect(asked[1]?.json()).resolves.toEqual({ onlyAccessExpression: true })
})

test("a player's search that failed is tried once more, being a read", async () => {
  vi.useFakeTimers()
  const asked = stubUpstream(() => new Response('', { status: 503 }))
  const search = searchEvents({}, token)
  search.catch(() => undefined)
  await vi.runAllTimersAsync()
  await expect(search).rejects.toMatchObject({ operation: 'searchEvents', status: 503 })
  expect(asked).toHaveLength(2)
})
