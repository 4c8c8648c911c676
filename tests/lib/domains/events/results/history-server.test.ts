import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listOwnPlacings, listOwnStarts } from '@/lib/domains/events/results/history-server'
import { forgetProcessState } from '../../../../support/forget-process-state'
import { gameEventAnswer } from '../../../support/game-events'
import { aMember } from '../../../support/member'
import { stubUpstream } from '../../../support/upstream'

beforeEach(() => {
  forgetProcessState()
  vi.setSystemTime('2026-03-02T12:00:00Z')
})
afterEach(() => void vi.useRealTimers())

const startAt = (id: number, eventSubgroupStart: string, signedUp = true) => ({
  id,
  label: 2,
  eventSubgroupStart,
  signedUp,
})

/** An event with one start that the player is in. */
const joined = (id: number, start: string, eventType = 'RACE') =>
  gameEventAnswer({ id, name: `Event ${id}`, eventType, eventStart: start, eventSubgroups: [startAt(id * 10, start)] })

/** The game lists these events of the player; of their starts, these have a placing. */
function game(events: object[], placings: Record<number, () => Response> = {}) {
  const asked = stubUpstream(({ url }) => {
    const subgroupId = Number(/relay\/(\d+)\//.exec(url)?.[1] ?? 0)
    if (subgroupId === 0) return Response.json({ events })
    return placings[subgroupId]?.() ?? new Response('', { status: 404 })
  })
  return { placingsAsked: () => asked.flatMap(({ url }) => /relay\/(\d+)\//.exec(url)?.[1] ?? []).toSorted() }
}

const placed = (position: number) => () => Response.json({ position, total: 41 })

test('the starts of a player are those that they are in, past and to come, the latest first', async () => {
  const others = gameEventAnswer({
    id: 6,
    name: 'Two groups',
    eventSubgroups: [startAt(60, '2026-03-01T18:00:00Z', false), { ...startAt(61, '2026-03-01T18:05:00Z'), label: 1 }],
  })
  game([joined(4, '2026-02-01T10:00:00Z'), others, joined(5, '2026-03-09T10:00:00Z', 'GROUP_RIDE')])
  await expect(listOwnStarts(aMember)).resolves.toEqual([
    { eventId: '5', name: 'Event 5', type: 'group_ride', startsAt: '2026-03-09T10:00:00Z', category: 'B' },
    { eventId: '6', name: 'Two groups', type: 'group_ride', startsAt: '2026-03-01T18:05:00Z', category: 'A' },
    { eventId: '4', name: 'Event 4', type: 'race', startsAt: '2026-02-01T10:00:00Z', category: 'B' },
  ])
})

test('the placings of a player are those of races that are over and that they rode, the latest first', async () => {
  const events = [
    joined(1, '2026-02-01T10:00:00Z'),
    joined(2, '2026-02-02T10:00:00Z'), // not ridden
    joined(3, '2026-02-03T10:00:00Z', 'GROUP_RIDE'),
    joined(4, '2026-02-04T10:00:00Z', 'TIME_TRIAL'),
    joined(5, '2026-03-02T11:30:00Z'), // under way
  ]
  const { placingsAsked } = game(events, { 10: placed(3), 30: placed(1), 40: placed(12), 50: placed(2) })
  await expect(listOwnPlacings(aMember, 10)).resolves.toEqual([
    { eventId: '4', name: 'Event 4', startsAt: '2026-02-04T10:00:00Z', position: 12, total: 41 },
    { eventId: '1', name: 'Event 1', startsAt: '2026-02-01T10:00:00Z', position: 3, total: 41 },
  ])
  expect(placingsAsked()).toEqual(['10', '20', '40'])
})

test('no more placings are asked for than are wanted, and those of the latest', async () => {
  const events = [1, 2, 3].map((id) => joined(id, `2026-02-0${id}T10:00:00Z`))
  const { placingsAsked } = game(events, { 10: placed(1), 20: placed(2), 30: placed(3) })
  expect((await listOwnPlacings(aMember, 2)).map(({ eventId }) => eventId)).toEqual(['3', '2'])
  expect(placingsAsked()).toEqual(['20', '30'])
})

test('placings of which one can’t be read are none, rather than too few', async () => {
  const events = [1, 2].map((id) => joined(id, `2026-02-0${id}T10:00:00Z`))
  game(events, { 10: placed(1), 20: () => new Response('', { status: 403 }) })
  await expect(listOwnPlacings(aMember, 10)).rejects.toMatchObject({ name: 'UpstreamError', status: 403 })
})
