import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Harness, startGame } from './harness.ts'
import { errorSchema, eventPageSchema, eventSchema, fullEventSchema, type WireEvent } from './wire.ts'

const minuteMs = 60_000
const joined = { status: 200, body: { signedUp: true } }
const left = { status: 200, body: { signedUp: false } }
const refused = (key: string) => ({ status: 403, body: { key } })

type Answer = { status: number; body: unknown }

async function answerOf(request: Promise<Response>): Promise<Answer> {
  const answer = await request
  return { status: answer.status, body: await answer.json() }
}

const join = (game: Harness, subgroupId: number, name: string, query = '') =>
  answerOf(game.post(`/events/subgroups/signup/${subgroupId}${query}`, undefined, `demo-${name}`))
const leave = (game: Harness, eventId: number, name: string) =>
  answerOf(game.delete(`/events/signup/${eventId}`, `demo-${name}`))

/** The subgroups that a player's list shows as joined, by event id. */
async function joinedBy(game: Harness, name: string): Promise<Record<number, number[]>> {
  const { events } = eventPageSchema.parse(await (await game.get('/eventfeed/my-events', `demo-${name}`)).json())
  expect(events.every(({ signedUp }) => signedUp)).toBe(true)
  return Object.fromEntries(events.map((event) => [event.id, subgroupsJoined(event)]))
}

function subgroupsJoined({ eventSubgroups }: WireEvent): number[] {
  return eventSubgroups.filter(({ signedUp }) => signedUp).map(({ id }) => id)
}

/** The first start of the earliest dated event of the Tour still to come that has this type. */
async function findDatedStart(game: Harness, eventType: string): Promise<WireEvent['eventSubgroups'][number]> {
  const list = eventSchema.array().parse(await (await game.get('/public/events/upcoming?tags=tour-of-summits')).json())
  const subgroup = list.find((event) => event.eventType === eventType)?.eventSubgroups[0]
  if (!subgroup) throw new Error(`no ${eventType} in the Tour`)
  return subgroup
}

test('a sign-up shows in the full event, in both lists and in the search, and is gone after leaving', async () => {
  const game = await startGame()
  const seen = async () => {
    const full = await game.get('/events-core/events/1006', 'demo-fundraiser')
    const upcoming = await game.get('/profiles/me/upcoming-events', 'demo-fundraiser')
    const found = await game.post('/eventfeed/search', { tags: 'fondo' }, 'demo-fundraiser')
    return {
      full: subgroupsJoined(fullEventSchema.parse(await full.json())),
      mine: await joinedBy(game, 'fundraiser'),
      upcoming: z.array(z.object({ eventSubgroupId: z.int() })).parse(await upcoming.json()),
      found: eventPageSchema
        .parse(await found.json())
        .events.filter((event) => event.signedUp)
        .map(({ id }) => id),
    }
  }
  expect(await join(game, 10_062, 'fundraiser')).toEqual(joined)
  expect(await seen()).toEqual({
    full: [10_062],
    mine: { 1006: [10_062] },
    upcoming: [{ eventSubgroupId: 10_062 }],
    found: [1006],
  })
  expect(await leave(game, 1006, 'fundraiser')).toEqual(left)
  expect(await seen()).toEqual({ full: [], mine: {}, upcoming: [], found: [] })
})

test('one player’s sign-up and leaving are nobody else’s, and anonymous readers see none', async () => {
  const game = await startGame()
  await join(game, 10_062, 'fundraiser')
  await leave(game, 1006, 'man')
  expect(await joinedBy(game, 'fundraiser')).toEqual({ 1006: [10_062] })
  expect(await joinedBy(game, 'member')).toMatchObject({ 1006: [10_062] })
  const open = eventSchema.parse(await (await game.get('/public/events/1006')).json())
  expect([open.signedUp, subgroupsJoined(open)]).toEqual([false, []])
})

test('signing up to another subgroup of the event moves the player', async () => {
  const game = await startGame()
  expect(await join(game, 10_061, 'fundraiser')).toEqual(joined)
  expect(await join(game, 10_063, 'fundraiser')).toEqual(joined)
  expect(await joinedBy(game, 'fundraiser')).toEqual({ 1006: [10_063] })
})

test('repeats in parallel answer the same state and leave one sign-up, or none', async () => {
  const game = await startGame()
  const joins = await Promise.all([1, 2, 3, 4].map(() => join(game, 10_062, 'fundraiser')))
  expect(joins).toEqual([joined, joined, joined, joined])
  expect(await joinedBy(game, 'fundraiser')).toEqual({ 1006: [10_062] })
  await Promise.all([10_061, 10_062, 10_063].map((id) => join(game, id, 'fundraiser')))
  expect((await joinedBy(game, 'fundraiser'))[1006]).toHaveLength(1)
  const leaves = await Promise.all([1, 2, 3].map(() => leave(game, 1006, 'fundraiser')))
  expect(leaves).toEqual([left, left, left])
  expect(await joinedBy(game, 'fundraiser')).toEqual({})
})

test.each([
  ['a restricted event', 10_152, 'member', 'event.restricted'],
  ['a man in a women’s event', 10_082, 'man', 'event.gender'],
  ['a woman in a men’s event', 10_133, 'fundraiser', 'event.gender'],
  ['a player without a gender in a men’s event', 10_133, 'unset', 'event.gender'],
  ['a race below the own category', 10_013, 'man', 'event.category.enforcement'],
])('refuses %s and keeps the player out', async (_, subgroupId, name, key) => {
  const game = await startGame()
  const before = await joinedBy(game, name)
  expect(await join(game, subgroupId, name)).toEqual(refused(key))
  expect(await joinedBy(game, name)).toEqual(before)
})

test.each([
  ['a player without a gender to a women’s event', 10_082, 'unset'],
  ['a race above the own category', 10_011, 'man'],
  ['a category race while the own numbers are unknown', 10_014, 'unset'],
])('lets in %s', async (_, subgroupId, name) => {
  const game = await startGame()
  expect(await join(game, subgroupId, name)).toEqual(joined)
})

test('a refused move leaves the player where he was', async () => {
  const game = await startGame()
  expect(await joinedBy(game, 'man')).toEqual({ 1001: [10_012] })
  expect(await join(game, 10_013, 'man')).toEqual(refused('event.category.enforcement'))
  expect(await joinedBy(game, 'man')).toEqual({ 1001: [10_012] })
})

test('closes at the registration end, that instant included, but answers a repeat and lets leave', async () => {
  const game = await startGame()
  const end = Date.parse('2026-11-24T18:55:00Z')
  game.travelTo(new Date(end))
  expect(await join(game, 10_011, 'lapsed')).toEqual(joined)
  game.travelTo(new Date(end + 1))
  expect(await join(game, 10_011, 'partner')).toEqual(refused('event.closed'))
  expect(await join(game, 10_011, 'lapsed')).toEqual(joined)
  expect(await leave(game, 1001, 'lapsed')).toEqual(left)
  expect(await join(game, 10_011, 'lapsed')).toEqual(refused('event.closed'))
})

test('a subgroup’s own registration end goes before the event’s', async () => {
  const game = await startGame()
  game.travelTo(new Date('2026-11-25T19:02:00Z'))
  expect(await join(game, 10_091, 'man')).toEqual(refused('event.closed'))
  expect(await join(game, 10_092, 'man')).toEqual(joined)
})

test.each([
  ['GROUP_RIDE', null, 30],
  ['GROUP_WORKOUT', 10, 10],
  ['GROUP', 15, 15],
])('a %s with lateJoinInMinutes %j may be joined for %i minutes after its start', async (type, wire, minutes) => {
  const game = await startGame()
  const subgroup = await findDatedStart(game, type)
  expect(subgroup.lateJoinInMinutes).toBe(wire)
  const end = Date.parse(subgroup.eventSubgroupStart) + minutes * minuteMs
  game.travelTo(new Date(end))
  expect(await join(game, subgroup.id, 'fundraiser')).toEqual(joined)
  game.travelTo(new Date(end + 1))
  expect(await join(game, subgroup.id, 'man')).toEqual(refused('event.closed'))
})

test('a past event stays in the player’s list and can still be left', async () => {
  const game = await startGame()
  const subgroup = await findDatedStart(game, 'GROUP_RIDE')
  const eventId = Math.floor(subgroup.id / 10)
  await join(game, subgroup.id, 'fundraiser')
  game.travelTo(new Date(Date.parse(subgroup.eventSubgroupStart) + 40 * 24 * 60 * minuteMs))
  expect(await joinedBy(game, 'fundraiser')).toEqual({ [eventId]: [subgroup.id] })
  expect(await (await game.get('/profiles/me/upcoming-events', 'demo-fundraiser')).json()).toEqual([])
  expect(await leave(game, eventId, 'fundraiser')).toEqual(left)
  expect(await joinedBy(game, 'fundraiser')).toEqual({})
})

test('a secret event asks for its secret, until the player is signed up', async () => {
  const game = await startGame()
  const view = async () => (await game.get('/events-core/events/1016', 'demo-fundraiser')).status
  for (const query of ['', '?eventSecret=wrong', '?eventSecret=']) {
    expect((await join(game, 10_162, 'fundraiser', query)).status).toBe(404)
  }
  expect(await joinedBy(game, 'fundraiser')).toEqual({})
  expect(await join(game, 10_162, 'fundraiser', '?eventSecret=lantern-club')).toEqual(joined)
  expect(await join(game, 10_162, 'fundraiser')).toEqual(joined)
  expect(await view()).toBe(200)
  // joinedBy parses strictly: the list names the event without its secret.
  expect(await joinedBy(game, 'fundraiser')).toEqual({ 1016: [10_162] })
  expect(await leave(game, 1016, 'fundraiser')).toEqual(left)
  expect(await leave(game, 1016, 'fundraiser')).toEqual(left)
  expect(await view()).toBe(404)
})

test('unknown and unreadable ids are 404, and a missing or foreign token 401, before anything is written', async () => {
  const game = await startGame()
  for (const id of ['0', '10019', '999999999999', '9'.repeat(40), 'x', '-10062', '1e3', '%00', 'constructor']) {
    for (const answer of [
      await game.post(`/events/subgroups/signup/${id}`, undefined, 'demo-fundraiser'),
      await game.delete(`/events/signup/${id}`, 'demo-fundraiser'),
    ]) {
      expect(answer.status).toBe(404)
      errorSchema.parse(await answer.json())
    }
  }
  for (const token of [undefined, 'demo-nobody']) {
    expect((await game.post('/events/subgroups/signup/10062', undefined, token)).status).toBe(401)
    expect((await game.delete('/events/signup/1006', token)).status).toBe(401)
  }
  expect(await joinedBy(game, 'fundraiser')).toEqual({})
})

test('any sequence of sign-ups and leavings leaves at most one subgroup per event and player', async () => {
  const game = await startGame()
  const names = ['fundraiser', 'man', 'unset'] as const
  const events = { 1001: [1, 2, 3, 4], 1006: [1, 2, 3], 1008: [2, 3, 4, 5], 1012: [4, 5] }
  const subgroups = Object.entries(events).flatMap(([id, labels]) => labels.map((label) => Number(id) * 10 + label))
  const step = fc.record({
    name: fc.constantFrom(...names),
    subgroupId: fc.constantFrom(...subgroups),
    leaves: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      game.reset()
      const expected: Record<string, Record<number, number[]>> = {}
      for (const name of names) expected[name] = await joinedBy(game, name)
      for (const { name, subgroupId, leaves } of steps) {
        const eventId = Math.floor(subgroupId / 10)
        const answer = await (leaves ? leave(game, eventId, name) : join(game, subgroupId, name))
        const mine = expected[name]
        if (!mine || answer.status === 403) continue
        if (leaves) delete mine[eventId]
        else mine[eventId] = [subgroupId]
      }
      for (const name of names) expect(await joinedBy(game, name)).toEqual(expected[name])
    }),
    { numRuns: 60 },
  )
})

test('reset takes every sign-up back to the seeds', async () => {
  const game = await startGame()
  await join(game, 10_062, 'fundraiser')
  await leave(game, 1001, 'man')
  game.reset()
  expect(await joinedBy(game, 'fundraiser')).toEqual({})
  expect(await joinedBy(game, 'man')).toEqual({ 1001: [10_012] })
})
