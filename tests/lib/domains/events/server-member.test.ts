import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { findRoute, getMemberEvent, joinEvent, leaveEvent, listJoinedEvents } from '@/lib/domains/events/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameEventAnswer } from '../../support/game-events'
import { aMember } from '../../support/member'
import { stubUpstream } from '../../support/upstream'

const asGame = (url: string) => url.replace(env.GAME_API_URL, '')
const askedPaths = (asked: readonly Request[]) => asked.map(({ method, url }) => `${method} ${asGame(url)}`)
const refuse = (key: string) => () => Response.json({ key }, { status: 403 })

/** Answers by path; anything else is not there. */
function game(answers: Record<string, () => Response>): Request[] {
  return stubUpstream(
    ({ url }) => answers[new URL(asGame(url), 'http://game').pathname]?.() ?? new Response('', { status: 404 }),
  )
}

const ROUTE = { id: 3, name: 'Col de la Brume', laps: 2, distance: 10_000, elevation: 400 }

beforeEach(() => {
  forgetProcessState()
  vi.setSystemTime('2026-03-01T12:00:00Z')
  vi.spyOn(log, 'warn')
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the event of a player', () => {
  const full = gameEventAnswer({
    eventSubgroups: [{ id: 70, label: 2, eventSubgroupStart: '2026-03-01T18:05:00Z', signedUp: true }],
  })

  test('is the full one, asked for with token and secret [EV-049, CD-014, EV-104]', async () => {
    const asked = game({ '/events-core/events/7': () => Response.json(full) })
    const { event, hasUserData } = await getMemberEvent(aMember, '7', 'lantern')
    expect(hasUserData).toBe(true)
    expect(event.subgroups[0]?.signedUp).toBe(true)
    expect(askedPaths(asked)).toEqual(['GET /events-core/events/7?eventSecret=lantern'])
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer access-1')
  })

  test.each([
    ['is refused', () => new Response('', { status: 403 })],
    ['is not what was agreed', () => Response.json({ id: 7 })],
    ['is missing', () => new Response('', { status: 404 })],
  ])('is the public one where the full one %s, and the log says why [EV-050, CD-015]', async (_, answer) => {
    const asked = game({ '/events-core/events/7': answer, '/public/events/7': () => Response.json(gameEventAnswer()) })
    const { event, hasUserData } = await getMemberEvent(aMember, '7')
    expect(hasUserData).toBe(false)
    expect(event).toMatchObject({ id: '7', signedUp: false })
    expect(asked.at(-1)?.headers.get('authorization')).toBeNull()
    const details: unknown = expect.objectContaining({ eventId: '7', err: expect.anything() })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'player sees the public event')
  })

  test('keeps its secret where the public one stands in', async () => {
    const asked = game({ '/public/events/7': () => Response.json(gameEventAnswer()) })
    await getMemberEvent(aMember, '7', 'lantern')
    expect(askedPaths(asked)).toContain('GET /public/events/7?eventSecret=lantern')
  })

  test('is nobody’s once the session has ended: no public event hides that', async () => {
    const asked = game({})
    const ended = { ...aMember, call: () => Promise.reject(new AppError('not_signed_in')) }
    await expect(getMemberEvent(ended, '7')).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(asked).toEqual([])
  })

  test('does not exist where neither does', async () => {
    game({})
    await expect(getMemberEvent(aMember, '7')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('signing up', () => {
  test('is a POST for the start, with the secret where there is one [EV-106]', async () => {
    const asked = game({ '/events/subgroups/signup/70': () => Response.json({ signedUp: true }) })
    await expect(joinEvent(aMember, '70')).resolves.toEqual({ signedUp: true, joinedAfterMs: 1000 })
    await joinEvent(aMember, '70', 'lantern')
    expect(askedPaths(asked)).toEqual([
      'POST /events/subgroups/signup/70',
      'POST /events/subgroups/signup/70?eventSecret=lantern',
    ])
  })

  test('leaving is a DELETE for the event, without a body [EV-045, EV-107, SL-my_events-14]', async () => {
    const asked = game({ '/events/signup/7': () => Response.json({ signedUp: false }) })
    await expect(leaveEvent(aMember, '7', 'lantern')).resolves.toEqual({ signedUp: false, joinedAfterMs: 1000 })
    expect(askedPaths(asked)).toEqual(['DELETE /events/signup/7?eventSecret=lantern'])
    await expect(asked[0]?.text()).resolves.toBe('')
  })

  test('a double click is one, and who joins again after leaving is in again', async () => {
    const asked = game({
      '/events/subgroups/signup/70': () => Response.json({ signedUp: true }),
      '/events/signup/7': () => Response.json({ signedUp: false }),
    })
    await Promise.all([joinEvent(aMember, '70'), joinEvent(aMember, '70')])
    await joinEvent(aMember, '70')
    expect(asked).toHaveLength(1)
    await leaveEvent(aMember, '7')
    await expect(joinEvent(aMember, '70')).resolves.toMatchObject({ signedUp: true })
    expect(asked).toHaveLength(3)
  })

  test('a player whom the game has not let in may try again at once', async () => {
    let isFull = true
    game({ '/events/subgroups/signup/70': () => Response.json({ signedUp: !isFull }) })
    await expect(joinEvent(aMember, '70')).resolves.toMatchObject({ signedUp: false })
    isFull = false
    await expect(joinEvent(aMember, '70')).resolves.toMatchObject({ signedUp: true })
  })

  test('needs no wait for the list of joined events where that does not come from the feed [EV-047, EV-048]', async () => {
    vi.spyOn(env, 'FEATURE_FLAGS', 'get').mockReturnValue(['-event-feed'])
    game({ '/events/subgroups/signup/70': () => Response.json({ signedUp: true }) })
    await expect(joinEvent(aMember, '70')).resolves.toMatchObject({ joinedAfterMs: 0 })
  })

  test.each(['event.closed', 'event.gender'])('the game’s refusal %s is told from a fault', async (key) => {
    game({ '/events/subgroups/signup/70': refuse(key), '/events/signup/7': refuse(key) })
    const refused = { code: 'sign_up_refused', message: `the game server says ${key}` }
    await expect(joinEvent(aMember, '70')).rejects.toMatchObject(refused)
    await expect(leaveEvent(aMember, '7')).rejects.toMatchObject(refused)
  })

  test.each([
    ['a 500', () => new Response('', { status: 500 }), 'upstream_failed'],
    ['a 403 without a reason', () => new Response('', { status: 403 }), 'upstream_failed'],
    ['an answer of another shape', () => Response.json({ joined: 'yes' }), 'upstream_unreadable'],
  ])('%s is a fault, and nothing is sent twice', async (_, answer, code) => {
    const asked = game({ '/events/subgroups/signup/70': answer })
    await expect(joinEvent(aMember, '70')).rejects.toMatchObject({ code })
    expect(asked).toHaveLength(1)
  })

  test('what the game does not know is not there', async () => {
    game({})
    await expect(joinEvent(aMember, '70')).rejects.toMatchObject({ code: 'not_found' })
    await expect(leaveEvent(aMember, '7')).rejects.toMatchObject({ code: 'not_found' })
  })

  test.each(['', 'upcoming', '7 ', '7/../8'])('%j is no id, and nobody is asked', async (id) => {
    const asked = game({})
    await expect(joinEvent(aMember, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(leaveEvent(aMember, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(asked).toEqual([])
  })
})

describe('the events that a player has joined', () => {
  const start = (id: number, at: string, changes: object = {}) => ({
    id,
    label: 2,
    eventSubgroupStart: at,
    routeId: 3,
    durationInSeconds: 1800,
    signedUp: true,
    ...changes,
  })
  const myEvents = [
    gameEventAnswer({
      id: 9,
      eventSubgroups: [start(92, '2026-03-03T18:00:00Z'), start(93, '2026-03-03T18:00:00Z', { signedUp: false })],
    }),
    gameEventAnswer({ id: 8, eventSubgroups: [start(82, '2026-03-02T18:00:00Z')] }),
    gameEventAnswer({ id: 6, eventSubgroups: [start(62, '2026-02-27T18:00:00Z')] }),
  ]
  const underWay = gameEventAnswer({ id: 5, eventSubgroups: [start(52, '2026-03-01T11:40:00Z')] })
  const metrics = { distanceMeters: 20_000, elevationMeters: 800, durationSeconds: 1800 }

  test('come from the event feed, what is under way before the next, and none that is over [EV-111, EV-016, SL-my_events-13]', async () => {
    const asked = game({
      '/eventfeed/my-events': () => Response.json({ events: [...myEvents, underWay] }),
      '/routes/3': () => Response.json(ROUTE),
    })
    const joined = await listJoinedEvents(aMember)
    expect(joined.map(({ eventId, subgroupId }) => [eventId, subgroupId])).toEqual([
      ['5', '52'],
      ['8', '82'],
      ['9', '92'],
    ])
    expect(joined[0]?.metrics).toEqual(metrics)
    expect(askedPaths(asked)).not.toContain('GET /profiles/me/upcoming-events')
    await expect(asked[0]?.text()).resolves.toBe('')
  })

  test('cost the route of each that is yet to come, and of none that is over', async () => {
    const past = Array.from({ length: 150 }, (_, index) =>
      gameEventAnswer({
        id: 100 + index,
        eventSubgroups: [start(1000 + index, '2026-02-01T18:00:00Z', { routeId: 10 + index })],
      }),
    )
    const asked = game({
      '/eventfeed/my-events': () => Response.json({ events: [...past, ...myEvents.slice(0, 1)] }),
      '/routes/3': () => Response.json(ROUTE),
    })
    await expect(listJoinedEvents(aMember)).resolves.toMatchObject([{ eventId: '9', metrics }])
    expect(askedPaths(asked).filter((path) => path.includes('/routes'))).toHaveLength(1)
  })

  test('come from the player’s list where the feed is off, each with all that a row shows [EV-043, EV-110, SL-my_events-05]', async () => {
    vi.spyOn(env, 'FEATURE_FLAGS', 'get').mockReturnValue(['-event-feed'])
    const wire = (eventId: number, at: string) => ({
      eventId,
      eventSubgroupId: eventId * 10,
      eventSubgroupStart: at,
      name: 'Col',
      routeId: 3,
      label: 2,
      durationInSeconds: 1800,
    })
    const asked = game({
      '/profiles/me/upcoming-events': () =>
        Response.json([
          wire(9, '2026-03-03T18:00:00Z'),
          wire(8, '2026-03-02T18:00:00Z'),
          wire(6, '2026-02-27T18:00:00Z'),
        ]),
      '/routes/3': () => Response.json(ROUTE),
    })
    const joined = await listJoinedEvents(aMember)
    expect(joined.map(({ eventId }) => eventId)).toEqual(['8', '9'])
    expect(joined[0]).toEqual({
      eventId: '8',
      subgroupId: '80',
      startsAt: '2026-03-02T18:00:00Z',
      name: 'Col',
      routeId: '3',
      category: 'B',
      durationSeconds: 1800,
      metrics,
    })
    expect(askedPaths(asked)).not.toContain('GET /eventfeed/my-events')
  })

  test('show without metrics where the route can’t be had [EV-129]', async () => {
    game({ '/eventfeed/my-events': () => Response.json({ events: myEvents }) })
    const joined = await listJoinedEvents(aMember)
    expect(joined.map(({ metrics: known }) => known)).toEqual([undefined, undefined])
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ eventId: '8', routeId: '3' }),
      'event has no metrics',
    )
  })
})

test('an event without a route has no metrics, which the log says [EV-129]', async () => {
  const asked = game({})
  await expect(findRoute({ eventId: '7' })).resolves.toBeUndefined()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ eventId: '7' }), 'event has no metrics')
  expect(asked).toEqual([])
})
