import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findPlayerResult, listRaceResults, readOwnEvents } from '@/lib/domains/events/results/server'
import { isOver } from '@/lib/domains/events/results/race-result'
import { eventWith, subgroupWith } from '../../../support/events'
import { gameEventAnswer } from '../../../support/game-events'
import { aMember } from '../../../support/member'
import { stubUpstream } from '../../../support/upstream'

beforeEach(() => void vi.setSystemTime('2026-03-02T12:00:00Z'))
afterEach(() => void vi.useRealTimers())

const race = (id: number, start: string, signedUp = true) =>
  gameEventAnswer({
    id,
    eventType: 'RACE',
    eventStart: start,
    eventSubgroups: [
      { id: id * 10, label: 1, eventSubgroupStart: start, signedUp: false },
      { id: id * 10 + 1, label: 3, eventSubgroupStart: start, signedUp },
    ],
  })

/** The game lists these events of the player, and each place is the start's own number. */
function game(...events: { id: number }[]): Request[] {
  return stubUpstream(({ url }) => {
    const placement = /relay\/(\d+)\/placement/.exec(url)?.[1]
    if (placement !== undefined) return Response.json({ position: Number(placement), total: 1000 })
    if (url.includes('/relay/')) return Response.json({ distanceMeters: 1, watts: 2, heartRate: 3 })
    const one = events.find(({ id }) => url.endsWith(`/events/${id}`))
    return Response.json(one ?? { events })
  })
}

describe('the past of a player', () => {
  test('is of the latest twelve events that they were in, each with their own place', async () => {
    const days = Array.from({ length: 15 }, (_, at) => at + 1)
    const events = days.map((day) => race(day, `2026-02-${String(day).padStart(2, '0')}T18:00:00Z`))
    game(...events)
    const { past } = await readOwnEvents(aMember)
    expect(past.map(({ eventId }) => eventId)).toEqual([
      '15',
      '14',
      '13',
      '12',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
    ])
    expect(past[0]).toMatchObject({ category: 'C', placement: { position: 151, total: 1000 } })
  })

  test('has none that the game lists although the player is in no start of it', async () => {
    game(race(1, '2026-02-01T18:00:00Z', false), race(2, '2026-02-02T18:00:00Z'))
    expect((await readOwnEvents(aMember)).past.map(({ eventId }) => eventId)).toEqual(['2'])
  })
})

describe('the result of a player', () => {
  test('is there from the instant of the start', async () => {
    game(race(7, '2026-03-02T12:00:00Z'))
    await expect(findPlayerResult(aMember, '7')).resolves.toMatchObject({ category: 'C', position: 71 })
  })

  test('is none for who is in no start, and where nobody wins, and no place is asked for', async () => {
    const group = { ...race(8, '2026-03-01T18:00:00Z'), eventType: 'GROUP_RIDE' }
    const asked = game(race(7, '2026-03-01T18:00:00Z', false), group)
    await expect(findPlayerResult(aMember, '7')).resolves.toBeUndefined()
    await expect(findPlayerResult(aMember, '8')).resolves.toBeUndefined()
    expect(asked.filter(({ url }) => url.includes('/relay/'))).toEqual([])
  })
})

describe('an event', () => {
  const late = subgroupWith({ id: '71', startsAt: '2026-03-01T19:00:00Z', durationSeconds: 1800 })
  const event = eventWith({ durationSeconds: 3600, subgroups: [subgroupWith(), late] })

  test('is over a moment after its last start is, or its own time', () => {
    expect(isOver(event, new Date('2026-03-01T19:30:00.000Z'))).toBe(false)
    expect(isOver(event, new Date('2026-03-01T19:30:00.001Z'))).toBe(true)
    const without = { ...event, subgroups: [] }
    expect(isOver(without, new Date('2026-03-01T19:00:00.000Z'))).toBe(false)
    expect(isOver(without, new Date('2026-03-01T19:00:00.001Z'))).toBe(true)
  })

  test('has results of the starts that the game has any of', async () => {
    stubUpstream(({ url }) => Response.json(url.endsWith('=71') ? { 71: { finishers: 3 } } : {}))
    await expect(listRaceResults({ ...event, type: 'time_trial' })).resolves.toEqual([
      { subgroupId: '71', category: 'B', finishers: 3 },
    ])
  })
})
