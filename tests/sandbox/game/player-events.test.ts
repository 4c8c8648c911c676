import { expect, test } from 'vitest'
import { z } from 'zod'
import { demoPlayers } from '../../../sandbox/game/players.ts'
import { createGame, gameService } from '../../../sandbox/game/service.ts'
import { contextAt, friday, type Harness, startGame } from './harness.ts'
import { eventPageSchema, fullEventSchema } from './wire.ts'

const asMan = { headers: { authorization: 'Bearer demo-man' } }
const upcomingPath = '/profiles/me/upcoming-events'

const joinedEventSchema = z.strictObject({
  eventId: z.int(),
  eventSubgroupId: z.int(),
  eventSubgroupStart: z.iso.datetime(),
  name: z.string(),
  routeId: z.int(),
  label: z.int(),
  durationInSeconds: z.int().nullable(),
})

async function access(game: Harness, id: number, token: string): Promise<Record<number, boolean | null>> {
  const event = fullEventSchema.parse(await (await game.get(`/events-core/events/${id}`, token)).json())
  return Object.fromEntries(event.eventSubgroups.map((group) => [group.label, group.accessValidationResult]))
}

test.each([
  '/events-core/events/1001',
  '/eventfeed/my-events',
  '/profiles/me',
  '/profiles/me/upcoming-events',
  '/relay/10011/placement',
  '/relay/10011',
  '/campaigns/missions/summits',
  '/quests/gran-fondo-quest',
  '/campaigns/missions/summits/enrolled',
  '/campaigns/missions/summits/progress',
  '/campaigns/summits/summary',
  '/membership/membership-status/me',
  '/billing/my-subscription-transactions',
])('answers %s with a 401 problem unless the token is valid', async (path) => {
  const game = await startGame()
  for (const token of [undefined, 'demo-nobody', 'demo-constructor']) {
    const answer = await game.get(path, token)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 401, title: 'Unauthorized' })
  }
})

test('asks the injected function whose a token is', async () => {
  const game = await startGame(
    friday,
    gameService((token) => (token === 'opaque' ? demoPlayers.man : undefined)),
  )
  expect(await (await game.get('/profiles/me', 'opaque')).json()).toMatchObject({ firstName: 'Tomás' })
  expect((await game.get('/profiles/me', 'demo-man')).status).toBe(401)
})

test('marks the joined subgroup alone in the full event', async () => {
  const game = await startGame()
  const event = fullEventSchema.parse(await (await game.get('/events-core/events/1002', 'demo-member')).json())
  expect(event.signedUp).toBe(true)
  expect(event.eventSecret).toBeNull()
  expect(event.eventSubgroups.filter(({ signedUp }) => signedUp).map(({ id }) => id)).toEqual([10_023])
})

test('category enforcement lets a player race at or above the own category', async () => {
  const game = await startGame()
  expect(await access(game, 1001, 'demo-man')).toEqual({ 1: true, 2: true, 3: false, 4: false })
  expect(await access(game, 1001, 'demo-unset')).toEqual({ 1: null, 2: null, 3: null, 4: null })
  expect(await access(game, 1010, 'demo-member')).toEqual({ 1: true, 2: false, 3: false, 4: false, 5: true })
})

test('women’s and men’s events refuse by gender, an unknown one counting as not male', async () => {
  const game = await startGame()
  const verdict = async (id: number, token: string) => new Set(Object.values(await access(game, id, token)))
  expect(await verdict(1008, 'demo-man')).toEqual(new Set([false]))
  expect(await verdict(1008, 'demo-woman')).toEqual(new Set([true]))
  expect(await verdict(1008, 'demo-unset')).toEqual(new Set([true]))
  expect(await verdict(1013, 'demo-woman')).toEqual(new Set([false]))
  expect(await verdict(1013, 'demo-unset')).toEqual(new Set([false]))
  expect(await verdict(1013, 'demo-man')).toEqual(new Set([true]))
})

test('lists my events, each signed up, and none for a player without any', async () => {
  const game = await startGame()
  const mine = eventPageSchema.parse(await (await game.get('/eventfeed/my-events', 'demo-member')).json())
  expect(new Set(mine.events.map(({ id }) => id))).toEqual(new Set([1002, 1006, 1008]))
  expect(mine.events.every(({ signedUp }) => signedUp)).toBe(true)
  expect(await (await game.get('/eventfeed/my-events', 'demo-unset')).json()).toEqual({ events: [] })
})

test('one player has a past: races with a place, rides and a run, whenever the demo begins', async () => {
  for (const days of [0, 3, 100]) {
    const game = await startGame(new Date(friday.getTime() + days * 86_400_000))
    const mine = eventPageSchema.parse(await (await game.get('/eventfeed/my-events', 'demo-woman')).json())
    const races = mine.events.filter(({ eventType }) => /RACE|TIME_TRIAL/.test(eventType))
    expect(mine.events.length).toBeGreaterThan(4)
    expect(races.length).toBeGreaterThan(1)
    for (const { eventSubgroups } of races) {
      const joined = eventSubgroups.find(({ signedUp }) => signedUp)?.id ?? 0
      const summary = z.record(z.string(), z.object({ finishers: z.int() }))
      expect(
        summary.parse(await (await game.get(`/race-results/summary?event_subgroup_id=${joined}`)).json()),
      ).toHaveProperty(String(joined))
    }
    expect(await (await game.get('/profiles/me/upcoming-events', 'demo-woman')).json()).toEqual([])
  }
})

test('lists my upcoming starts with the subgroup’s own route', async () => {
  const answer = await (await startGame()).get('/profiles/me/upcoming-events', 'demo-member')
  const joined = joinedEventSchema.array().parse(await answer.json())
  const fondo = joined.find(({ eventId }) => eventId === 1006)
  expect(fondo).toMatchObject({ eventSubgroupId: 10_062, routeId: 13, label: 2 })
})

test('keeps sign-ups over a restart and returns to the seeds on reset', async () => {
  const context = contextAt(friday)
  await createGame(context)
  context.database.exec('DELETE FROM game_signups')
  const { routes, reset } = await createGame(context)
  const mine = async () => {
    const answer = await routes.request('/eventfeed/my-events', asMan)
    return eventPageSchema.parse(await answer.json()).events.map(({ id }) => id)
  }
  expect(await mine()).toEqual([])
  reset()
  expect(await mine()).toEqual([1001])
})

test('forgets no past event that a player took part in', async () => {
  const context = contextAt(friday)
  const { routes } = await createGame(context)
  const eventId = (Math.floor(friday.getTime() / 86_400_000) - 40) * 100
  const full = fullEventSchema.parse(await (await routes.request(`/events-core/events/${eventId}`, asMan)).json())
  const subgroupId = full.eventSubgroups[0]?.id ?? 0
  context.database
    .prepare('INSERT INTO game_signups (player_id, event_id, subgroup_id) VALUES (?, ?, ?)')
    .run(demoPlayers.man.id, eventId, subgroupId)
  const { events } = eventPageSchema.parse(await (await routes.request('/eventfeed/my-events', asMan)).json())
  expect(events.map(({ id }) => id)).toEqual([eventId, 1001])
  const upcoming = joinedEventSchema.array().parse(await (await routes.request(upcomingPath, asMan)).json())
  expect(upcoming.map((joined) => joined.eventId)).toEqual([1001])
})
