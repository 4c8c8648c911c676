import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { findPlayerResult, listRaceResults, readAgenda, readOwnEvents } from '@/lib/domains/events/results/server'
import { listJoinedEvents } from '@/lib/domains/events/server'
import { eventWith, subgroupWith } from '../../../support/events'
import { gameEventAnswer } from '../../../support/game-events'
import { aMember } from '../../../support/member'
import { stubUpstream } from '../../../support/upstream'

beforeEach(() => {
  vi.setSystemTime('2026-03-02T12:00:00Z')
  vi.spyOn(log, 'warn')
})
afterEach(() => void vi.useRealTimers())

const race = eventWith({ type: 'race', subgroups: [subgroupWith(), subgroupWith({ id: '71', category: 'C' })] })

describe('the results of a race', () => {
  test('are those of its groups, keyed by subgroup; one without results has none [EV-126, CD-020, CD-021]', async () => {
    const asked = stubUpstream(({ url }) =>
      Response.json(
        url.endsWith('=70') ? { '70': { finishers: 41, winnerName: 'Noor Duval', winningTimeInSeconds: 2467 } } : {},
      ),
    )
    await expect(listRaceResults(race)).resolves.toEqual([
      { subgroupId: '70', category: 'B', finishers: 41, winnerName: 'Noor Duval', winningSeconds: 2467 },
    ])
    expect(asked.map(({ url }) => url)).toEqual([
      `${env.GAME_API_URL}/race-results/summary?event_subgroup_id=70`,
      `${env.GAME_API_URL}/race-results/summary?event_subgroup_id=71`,
    ])
  })

  test('are not asked for before the end, and of an event that nobody wins', async () => {
    const asked = stubUpstream(() => Response.json({}))
    await listRaceResults({ ...race, startsAt: '2026-03-02T11:30:00Z' })
    await listRaceResults({ ...race, type: 'group_ride' })
    expect(asked).toEqual([])
  })

  test('that can’t be had are none, and the log says why', async () => {
    stubUpstream(() => new Response('', { status: 403 }))
    await expect(listRaceResults(race)).resolves.toEqual([])
    const details: unknown = expect.objectContaining({ eventId: '7' })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'event is shown without its results')
  })
})

/** The game server of a player who was in group B of event 7. */
function game(relay: (path: string) => Response, upcoming: readonly unknown[] = []) {
  const joined = { id: 70, label: 2, eventSubgroupStart: '2026-03-01T18:05:00Z', signedUp: true }
  const event = gameEventAnswer({ eventType: 'RACE', signedUp: true, eventSubgroups: [joined] })
  return stubUpstream(({ url }) => {
    const { pathname } = new URL(url)
    if (pathname.includes('/relay/')) return relay(pathname)
    if (pathname.endsWith('/upcoming-events')) return Response.json(upcoming)
    return Response.json(pathname.endsWith('/my-events') ? { events: [event] } : event)
  })
}
const placed = (path: string) =>
  Response.json(
    path.endsWith('/placement')
      ? { position: 12, total: 41 }
      : { id: 70, distanceMeters: 18_400, watts: 231, heartRate: 154, progress: 100 },
  )

describe('the result of a player', () => {
  test('is the placement and the ride of the start they are in [CD-022, CD-023]', async () => {
    const asked = game(placed)
    await expect(findPlayerResult(aMember, '7')).resolves.toEqual({
      category: 'B',
      position: 12,
      total: 41,
      ride: { distanceMeters: 18_400, watts: 231, heartRate: 154 },
    })
    const relay = asked.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('/relay/'))
    expect(relay.map((path) => path.slice(path.indexOf('/relay')))).toEqual(['/relay/70/placement', '/relay/70'])
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer access-1')
  })

  test('is without the ride where that can’t be had', async () => {
    game((path) => (path.endsWith('/placement') ? placed(path) : new Response('', { status: 403 })))
    const result = await findPlayerResult(aMember, '7')
    expect(result).toMatchObject({ position: 12, ride: undefined })
    const details: unknown = expect.objectContaining({ eventId: '7' })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'result is shown without the ride')
  })

  test('is none before the start', async () => {
    vi.setSystemTime('2026-03-01T18:00:00Z')
    const asked = game(placed)
    await expect(findPlayerResult(aMember, '7')).resolves.toBeUndefined()
    expect(asked).toHaveLength(1)
  })
})

describe('what a player has done', () => {
  test('is the past of the event feed, with the placement where somebody won [EV-111]', async () => {
    game(placed)
    expect((await readOwnEvents(aMember)).past).toEqual([
      {
        eventId: '7',
        name: 'Col by lantern light',
        type: 'race',
        startsAt: '2026-03-01T18:05:00Z',
        category: 'B',
        placement: { position: 12, total: 41 },
      },
    ])
  })

  test('begins where the player’s own start is over: it stands among the joined until then', async () => {
    game(placed)
    vi.setSystemTime('2026-03-01T19:04:59Z')
    expect(await readOwnEvents(aMember)).toMatchObject({ past: [], joined: [{ eventId: '7' }] })
    vi.setSystemTime('2026-03-01T19:05:00Z')
    expect(await readOwnEvents(aMember)).toMatchObject({ past: [{ eventId: '7' }], joined: [] })
  })

  test('stands without a placement that can’t be had', async () => {
    game(() => new Response('', { status: 403 }))
    expect((await readOwnEvents(aMember)).past).toMatchObject([{ eventId: '7', placement: undefined }])
    const details: unknown = expect.objectContaining({ subgroupId: '70' })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'past event is shown without its placement')
  })

  test('doesn’t say what is joined where the game lists that elsewhere', async () => {
    vi.spyOn(env, 'FEATURE_FLAGS', 'get').mockReturnValue(['-event-feed'])
    game(placed)
    expect((await readOwnEvents(aMember)).joined).toBeUndefined()
  })
})

describe('the agenda of a player', () => {
  test('tells the event that is over with its placing, by two calls [EV-111]', async () => {
    const asked = game(placed)
    await expect(readAgenda(aMember)).resolves.toMatchObject({
      joined: [],
      last: { eventId: '7', placement: { position: 12, total: 41 } },
    })
    expect(asked.length).toBe(2)
  })

  test('tells the event that is under way among the joined, and then asks for no placing', async () => {
    vi.setSystemTime('2026-03-01T18:30:00Z')
    const asked = game(placed)
    await expect(readAgenda(aMember)).resolves.toMatchObject({ joined: [{ eventId: '7' }], last: undefined })
    expect(asked.length).toBe(1)
  })

  test('without the event feed it has the joined events of the player’s list, as the list of them does [EV-043]', async () => {
    vi.spyOn(env, 'FEATURE_FLAGS', 'get').mockReturnValue(['-event-feed'])
    const start = { eventId: 9, eventSubgroupId: 90, eventSubgroupStart: '2026-03-05T18:00:00Z', name: 'Cols at dusk' }
    game(placed, [{ ...start, label: 2, durationInSeconds: 3600 }])
    const agenda = await readAgenda(aMember)
    expect(agenda).toMatchObject({ joined: [{ eventId: '9' }], last: { eventId: '7' } })
    expect(agenda.joined).toEqual(await listJoinedEvents(aMember))
  })
})
