import { expect, test } from 'vitest'
import { z } from 'zod'
import { createGame } from '../../../sandbox/game/service.ts'
import { contextAt, friday, type Harness, startGame } from './harness.ts'
import { eventPageSchema, eventSchema, fullEventSchema } from './wire.ts'

const token = 'demo-member'
const draft = {
  name: 'Quarry Night Ride',
  description: 'Lamps on, twice around the quarry.',
  eventStart: '2026-11-21T19:00:00.000Z',
  eventType: 'GROUP_RIDE',
  sport: 'CYCLING',
  rulesSet: ['LADIES_ONLY', 'NO_SUCH_RULE'],
  eventSubgroups: [{ label: 2 }, { label: 4, eventSubgroupStart: '2026-11-21T19:10:00.000Z', routeId: 9 }],
  tags: ['quarry'],
}
const fromTemplate = (eventTemplateId: number) => ({ eventTemplateId, eventData: { eventStart: draft.eventStart } })

const templateSchema = z.strictObject({
  id: z.int(),
  affiliation: z.string(),
  eventData: z.record(z.string(), z.unknown()),
})

const written = async (answer: Response) => fullEventSchema.parse(await answer.json())
const found = async (game: Harness, filter: object) =>
  eventPageSchema.parse(await (await game.post('/eventfeed/public/search', filter)).json()).events

test.each(['/admin/events', '/events'])('POST %s makes an event that everybody finds and may join', async (path) => {
  const game = await startGame()
  const answer = await game.post(path, draft, token)
  expect(answer.status).toBe(200)
  const event = await written(answer)
  expect(event).toMatchObject({ ...draft, rulesSet: ['LADIES_ONLY'], eventSubgroups: [{ label: 2 }, { label: 4 }] })
  expect(event.eventSubgroups).toMatchObject([
    { eventSubgroupStart: draft.eventStart, routeId: event.routeId },
    { eventSubgroupStart: '2026-11-21T19:10:00.000Z', routeId: 9 },
  ])
  expect(eventSchema.parse(await (await game.get(`/public/events/${event.id}`)).json()).name).toBe(draft.name)
  expect((await found(game, { tags: ['quarry'] })).map(({ id }) => id)).toEqual([event.id])
  const signUp = await game.post(`/events/subgroups/signup/${event.eventSubgroups[0]?.id}`, undefined, token)
  expect(await signUp.json()).toEqual({ signedUp: true })
})

test.each(['/admin/events', '/events'])('PUT %s/{id} changes an event, the calendar’s own as well', async (path) => {
  const game = await startGame()
  const { id } = await written(await game.post(path, draft, token))
  for (const changed of [id, 1001]) {
    const answer = await game.put(`${path}/${changed}`, { ...draft, name: 'Quarry by Day' }, token)
    expect(await written(answer)).toMatchObject({ id: changed, name: 'Quarry by Day' })
  }
  const events = await found(game, { tags: ['quarry'] })
  expect(events.map((event) => [event.id, event.name])).toEqual([
    [1001, 'Quarry by Day'],
    [id, 'Quarry by Day'],
  ])
})

test('each new event has an id of its own, and takes no other event’s place', async () => {
  const game = await startGame()
  const dated = (Math.floor(friday.getTime() / 86_400_000) + 1) * 100
  const neighbour = async (): Promise<unknown> => (await game.get(`/public/events/${dated + 1}`)).json()
  const before = await neighbour()
  await game.put(`/events/${dated}`, draft, token)
  const first = await written(await game.post('/events', draft, token))
  const second = await written(await game.post('/admin/events', draft, token))
  expect(new Set([dated, first.id, second.id]).size).toBe(3)
  expect(await found(game, { tags: ['quarry'] })).toHaveLength(3)
  expect(await neighbour()).toEqual(before)
})

test('an event with a secret is told to nobody who does not name it, nor is one far ahead listed', async () => {
  const game = await startGame()
  const { id, eventSecret } = await written(await game.post('/events', { ...draft, eventSecret: 'quarry' }, token))
  expect(eventSecret).toBe('quarry')
  expect((await game.get(`/public/events/${id}`)).status).toBe(404)
  expect((await game.get(`/public/events/${id}?eventSecret=quarry`)).status).toBe(200)
  await game.post('/events', { ...draft, eventStart: '2027-03-01T19:00:00Z' }, token)
  expect(await found(game, { tags: ['quarry'] })).toEqual([])
})

test('templates are listed by affiliation and found by id', async () => {
  const game = await startGame()
  const list = async (affiliation: string) =>
    templateSchema.array().parse(await (await game.get(`/events/template?affiliation=${affiliation}`, token)).json())
  const club = await list('lanterne-rouge')
  expect(club.map(({ id, affiliation }) => [id, affiliation])).toEqual([
    [1, 'lanterne-rouge'],
    [2, 'lanterne-rouge'],
  ])
  expect(await list('nobody')).toEqual([])
  expect(await (await game.get('/events/template/2', token)).json()).toEqual(club[1])
  expect((await game.get('/events/template', token)).status).toBe(400)
  for (const id of ['99', 'x']) expect((await game.get(`/events/template/${id}`, token)).status).toBe(404)
})

test('an event made from a template has what the template says, and what the organiser put over it', async () => {
  const game = await startGame()
  for (const id of [1, 2, 3]) {
    const { eventData } = templateSchema.parse(await (await game.get(`/events/template/${id}`, token)).json())
    const event = await written(await game.post('/events', fromTemplate(id), token))
    expect(event).toMatchObject({ ...eventData, eventStart: draft.eventStart })
  }
  const named = { eventTemplateId: 3, eventData: { eventStart: draft.eventStart, name: 'Quay by Moonlight' } }
  expect((await written(await game.post('/events', named, token))).name).toBe('Quay by Moonlight')
})

test('an update from a template takes its fields again, unless the defaults are skipped', async () => {
  const game = await startGame()
  const { id } = await written(await game.post('/events', draft, token))
  const skipped = await written(await game.put(`/events/${id}?skipDefaults=true`, fromTemplate(2), token))
  expect(skipped).toMatchObject({ name: draft.name, tags: draft.tags, eventSubgroups: [{ label: 2 }, { label: 4 }] })
  const taken = await written(await game.put(`/events/${id}`, fromTemplate(2), token))
  expect(taken).toMatchObject({ name: 'Lanterne Rouge Club Race', tags: ['race', 'club'] })
})

test.each([
  {},
  [],
  'null',
  '{',
  { ...draft, name: ' ' },
  { ...draft, eventStart: 'soon' },
  { ...draft, eventType: 'PICNIC' },
  { ...draft, sport: 'ROWING' },
  { ...draft, eventSubgroups: [{ label: 6 }] },
  { ...draft, eventSubgroups: [{ label: 1 }, { label: 1 }] },
  { eventTemplateId: 1, eventData: {} },
])('refuses %j with 400 and keeps none of it', async (body) => {
  const game = await startGame()
  const before = await (await game.get('/public/events/1001')).json()
  for (const path of ['/admin/events', '/events']) {
    expect((await game.post(path, body, token)).status).toBe(400)
    expect((await game.put(`${path}/1001`, body, token)).status).toBe(400)
  }
  expect(await (await game.get('/public/events/1001')).json()).toEqual(before)
  expect((await game.get('/public/events/500001')).status).toBe(404)
})

test('there is nothing to change where there is no event or no template, and a token is needed', async () => {
  const game = await startGame()
  for (const path of ['/events/7', '/admin/events/7']) expect((await game.put(path, draft, token)).status).toBe(404)
  expect((await game.post('/events', fromTemplate(99), token)).status).toBe(404)
  for (const path of ['/events/template/1', '/events/template?affiliation=x']) {
    expect((await game.get(path)).status).toBe(401)
  }
  for (const path of ['/events', '/admin/events']) {
    expect((await game.post(path, draft)).status).toBe(401)
    expect((await game.put(`${path}/1001`, draft)).status).toBe(401)
  }
})

test('what organisers wrote is there after a restart, and reset forgets it', async () => {
  const context = contextAt(friday)
  const before = await startGame(friday, createGame, context)
  const { id } = await written(await before.post('/events', draft, token))
  const game = await startGame(friday, createGame, context)
  expect(await (await game.get(`/public/events/${id}`)).json()).toMatchObject({ name: draft.name })
  game.reset()
  expect((await game.get(`/public/events/${id}`)).status).toBe(404)
})
