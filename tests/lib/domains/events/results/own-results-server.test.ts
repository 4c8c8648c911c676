import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { ownResultLimits, requestLimits } from '@/lib/core/limits'
import { log } from '@/lib/core/server/log'
import type { PastStart } from '@/lib/domains/events/results/own-results'
import { listPastStarts, readPlacing, readResults } from '@/lib/domains/events/results/own-results-server'
import { forgetProcessState } from '../../../../support/forget-process-state'
import { gameEventAnswer } from '../../../support/game-events'
import { aMember } from '../../../support/member'
import { stubUpstream } from '../../../support/upstream'

beforeEach(() => {
  forgetProcessState()
  vi.setSystemTime('2026-03-02T12:00:00Z')
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

const race = (id: number): PastStart => ({
  eventId: String(id),
  subgroupId: String(id * 10),
  name: `Race ${id}`,
  type: 'race',
  startsAt: '2026-03-01T18:05:00Z',
  category: 'B',
})

const placed = () => Response.json({ position: 12, total: 41 })
const won = (url: string) =>
  Response.json({
    [new URL(url).searchParams.get('event_subgroup_id') ?? '']: {
      finishers: 41,
      winnerName: 'Noor Duval',
      winningTimeInSeconds: 2467,
    },
  })
const game = (
  placing: () => Response | Promise<Response>,
  winner: (url: string) => Response | Promise<Response> = won,
) => stubUpstream(({ url }) => (url.includes('/relay/') ? placing() : winner(url)))

const resultOf = (start: PastStart) => Promise.all(readResults(aMember, [start]).map(({ result }) => result))

describe('the past of a player', () => {
  test('has each start that is over, by its own end, and none that the player is not in', async () => {
    const starts = [
      { id: 70, label: 2, eventSubgroupStart: '2026-03-02T11:00:00Z', durationInSeconds: 3600, signedUp: true },
      { id: 71, label: 3, eventSubgroupStart: '2026-03-02T11:00:01Z', durationInSeconds: 3600, signedUp: true },
      { id: 72, label: 4, eventSubgroupStart: '2026-03-01T11:00:00Z', signedUp: false },
    ]
    stubUpstream(() => Response.json({ events: [gameEventAnswer({ eventType: 'RACE', eventSubgroups: starts })] }))
    await expect(listPastStarts(aMember)).resolves.toEqual([
      {
        eventId: '7',
        subgroupId: '70',
        name: 'Col by lantern light',
        type: 'race',
        startsAt: '2026-03-02T11:00:00Z',
        category: 'B',
      },
    ])
  })
})

describe('what came of a start', () => {
  test('is no placing where nobody wins, whoever asks, and the game is not asked', async () => {
    const asked = game(placed)
    await expect(readPlacing(aMember, { type: 'group_ride', subgroupId: '70' })).resolves.toBeNull()
    expect(asked).toEqual([])
  })

  test('is the player’s placing and the winner of their group', async () => {
    const asked = game(placed)
    await expect(resultOf(race(7))).resolves.toEqual([
      { placing: { position: 12, total: 41 }, winner: { name: 'Noor Duval', seconds: 2467 } },
    ])
    expect(asked.map(({ url }) => url.replace(/^.*\/(relay|race-results)/, '$1')).toSorted()).toEqual([
      'race-results/summary?event_subgroup_id=70',
      'relay/70/placement',
    ])
  })

  test('is nothing where nobody wins, and costs no call', async () => {
    const asked = game(placed)
    await expect(resultOf({ ...race(7), type: 'group_ride' })).resolves.toEqual([{ placing: null, winner: null }])
    expect(asked).toEqual([])
  })

  test('is no placing for who did not ride, which is no failure', async () => {
    game(() => new Response('', { status: 404 }))
    await expect(resultOf(race(7))).resolves.toMatchObject([{ placing: null, winner: { name: 'Noor Duval' } }])
    expect(log.warn).not.toHaveBeenCalled()
  })

  test.each<[string, unknown]>([
    ['knows nothing of the race', {}],
    ['has no winner yet', { 70: { finishers: 0 } }],
  ])('is no winner where the game %s', async (_, summary) => {
    game(placed, () => Response.json(summary))
    await expect(resultOf(race(7))).resolves.toMatchObject([{ placing: { position: 12 }, winner: null }])
  })

  const faults: [string, () => Response | Promise<Response>][] = [
    ['refuses', () => new Response('', { status: 403 })],
    ['asks to wait', () => new Response('', { status: 429, headers: { 'retry-after': '30' } })],
    ['fails', () => new Response('', { status: 500 })],
    ['is away', () => new Response('', { status: 503 })],
    ['answers no JSON', () => new Response('<html>')],
    ['answers another shape', () => Response.json({ 70: 'first', position: 'first' })],
    ['can’t be reached', () => Promise.reject(new TypeError('terminated'))],
    ['is too slow', () => Promise.reject(new DOMException('too slow', 'TimeoutError'))],
  ]
  test.each(faults)('is without the placing where the game %s, and with the winner', async (_, fault) => {
    game(fault)
    await expect(resultOf(race(7))).resolves.toEqual([
      { placing: undefined, winner: { name: 'Noor Duval', seconds: 2467 } },
    ])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ subgroupId: '70' }), expect.any(String))
  })

  test.each(faults)('is without the winner where the game %s, and with the placing', async (_, fault) => {
    game(placed, fault)
    await expect(resultOf(race(7))).resolves.toEqual([{ placing: { position: 12, total: 41 }, winner: undefined }])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ subgroupId: '70' }), expect.any(String))
  })

  test('is not told to who turns out to be signed out', async () => {
    const signedOut = { ...aMember, call: () => Promise.reject(new AppError('not_signed_in')) }
    game(placed)
    const [reading] = readResults(signedOut, [race(7)])
    await expect(reading?.result).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('holds back no other: each fails alone, in the order of the starts', async () => {
    stubUpstream(({ url }) =>
      url.includes('/relay/20/') ? new Response('', { status: 403 }) : url.includes('/relay/') ? placed() : won(url),
    )
    const results = await Promise.all(readResults(aMember, [race(1), race(2), race(3)]).map(({ result }) => result))
    expect(results.map(({ placing }) => placing?.position)).toEqual([12, undefined, 12])
  })
})

describe('many results', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => race(index + 1))

  test('are read some at once', async () => {
    let underway = 0
    let most = 0
    game(async () => {
      underway += 1
      most = Math.max(most, underway)
      await Promise.resolve()
      await new Promise(setImmediate)
      underway -= 1
      return placed()
    })
    await Promise.all(readResults(aMember, many(ownResultLimits.onPage)).map(({ result }) => result))
    expect(most).toBe(ownResultLimits.atOnce)
  })

  test.each(['onPage', 'inFile'] as const)('%s cost fewer calls than a request may cause', async (place) => {
    const asked = game(placed)
    await Promise.all(readResults(aMember, many(ownResultLimits[place])).map(({ result }) => result))
    expect(asked).toHaveLength(2 * ownResultLimits[place])
    // And one for the player's events, and some for the session.
    expect(asked.length + 10).toBeLessThan(requestLimits.upstreamCalls)
  })
})
