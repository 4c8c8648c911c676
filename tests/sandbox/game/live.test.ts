import { expect, test } from 'vitest'
import { z } from 'zod'
import { liveCounts } from '../../../sandbox/game/live-counts.ts'
import { friday, type Harness, startGame } from './harness.ts'
import { eventPageSchema, type WireEvent } from './wire.ts'

const resultSchema = z.record(
  z.string(),
  z.strictObject({ finishers: z.int().positive(), winnerName: z.string(), winningTimeInSeconds: z.int().positive() }),
)
const placementSchema = z.strictObject({ position: z.int().min(1), total: z.int().min(1) })
const riderSchema = z.strictObject({
  id: z.int(),
  distanceMeters: z.int().nonnegative(),
  watts: z.int(),
  heartRate: z.int(),
  progress: z.number(),
})

async function race(game: Harness, from: string, to: string): Promise<WireEvent | undefined> {
  const filter = { eventType: ['RACE'], sport: ['CYCLING'], from, to }
  return eventPageSchema.parse(await (await game.post('/eventfeed/public/search', filter)).json()).events[0]
}

test('live counts answer what the clock says', async () => {
  const game = await startGame()
  const answer = await game.get('/relay/public/live-counts')
  expect(await answer.json()).toEqual(liveCounts(friday))
  expect(Object.values(liveCounts(friday)).every(Number.isInteger)).toBe(true)
})

test('live counts never move by more than three per cent in a minute, and evenings are fuller than nights', () => {
  const monday = Date.UTC(2026, 10, 16)
  for (let minute = 0; minute < 8 * 1440; minute += 1) {
    const before = liveCounts(new Date(monday + minute * 60_000))
    const after = liveCounts(new Date(monday + (minute + 1) * 60_000))
    for (const key of ['livePlayersCount', 'liveEventsCount'] as const) {
      expect(Math.abs(after[key] / before[key] - 1)).toBeLessThan(0.03)
    }
  }
  const at = (hour: number) => liveCounts(new Date(monday + hour * 3_600_000)).livePlayersCount
  expect(at(18.5)).toBeGreaterThan(1.5 * at(2))
})

test('a finished race has a summary, one to come and an unknown one have none', async () => {
  const game = await startGame()
  const past = await race(game, '2026-11-18T00:00:00Z', '2026-11-19T00:00:00Z')
  const id = past?.eventSubgroups[0]?.id
  const answer = resultSchema.parse(await (await game.get(`/race-results/summary?event_subgroup_id=${id}`)).json())
  expect(Object.keys(answer)).toEqual([String(id)])
  for (const other of [10_011, 1, 999_999_999_999]) {
    expect(await (await game.get(`/race-results/summary?event_subgroup_id=${other}`)).json()).toEqual({})
  }
  expect((await game.get('/race-results/summary?event_subgroup_id=x')).status).toBe(400)
  expect((await game.get('/race-results/summary')).status).toBe(400)
})

test('placement and rider data follow the race from its start to its end', async () => {
  const game = await startGame()
  const event = await race(game, '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z')
  const id = event?.eventSubgroups[0]?.id
  expect((await game.get(`/relay/${id}`, 'demo-man')).status).toBe(404)
  expect((await game.get(`/relay/${id}/placement`, 'demo-man')).status).toBe(404)

  const start = Date.parse(event?.eventSubgroups[0]?.eventSubgroupStart ?? '')
  const riders = []
  for (const minutes of [0, 30, 60, 600]) {
    game.travelTo(new Date(start + minutes * 60_000))
    const place = placementSchema.parse(await (await game.get(`/relay/${id}/placement`, 'demo-man')).json())
    expect(place.position).toBeLessThanOrEqual(place.total)
    riders.push(riderSchema.parse(await (await game.get(`/relay/${id}`, 'demo-man')).json()))
  }
  expect(riders.map(({ progress }) => progress)).toEqual([0, 50, 100, 100])
  expect(riders[1]?.distanceMeters).toBeGreaterThan(0)
  expect(friday.getTime()).toBeLessThan(start)
})

test('placement of an unknown subgroup is a 404', async () => {
  const game = await startGame()
  for (const path of ['/relay/5/placement', '/relay/x/placement', '/relay/5']) {
    expect((await game.get(path, 'demo-man')).status).toBe(404)
  }
})
