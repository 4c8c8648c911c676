import { expect, test } from 'vitest'
import { z } from 'zod'
import { mediaAddresses } from '../media/media-addresses.ts'
import { type Harness, friday, startGame } from './harness.ts'
import { errorSchema, eventSchema, fullEventSchema, type WireEvent } from './wire.ts'

const dayMs = 86_400_000

async function tagged(game: Harness, tag: string, query = ''): Promise<WireEvent[]> {
  const answer = await game.get(`/public/events/tag/${tag}${query}`)
  expect(answer.status).toBe(200)
  return eventSchema.array().parse(await answer.json())
}

test('lists events of a tag by start, from the last days to two months ahead', async () => {
  const events = await tagged(await startGame(), 'race')
  expect(events.every((event) => event.tags.includes('race'))).toBe(true)
  const starts = events.map((event) => Date.parse(event.eventStart))
  expect(starts).toEqual(starts.toSorted((left, right) => left - right))
  expect(starts[0]).toBeLessThan(friday.getTime())
})

test('pages a tag by offset until fewer than 200 come, without gap or repeat', async () => {
  const game = await startGame()
  const pages: WireEvent[][] = []
  do pages.push(await tagged(game, 'tour-of-summits', `?start=${pages.length * 200}&limit=200`))
  while (pages.at(-1)?.length === 200)
  const ids = pages.flat().map((event) => event.id)
  expect(ids.length).toBe(64 * 10)
  expect(new Set(ids).size).toBe(ids.length)
  expect(pages.slice(0, -1).every((page) => page.length === 200)).toBe(true)
  const last = pages.flat().at(-1)
  expect(Date.parse(last?.eventStart ?? '') - friday.getTime()).toBeGreaterThan(59 * dayMs)
})

test('answers an unknown tag with an empty list', async () => {
  expect(await tagged(await startGame(), 'no-such-tag')).toEqual([])
})

test('lists upcoming events with any of the tags, none that has begun', async () => {
  const game = await startGame()
  const answer = await game.get('/public/events/upcoming?tags=fondo,meetup')
  const events = eventSchema.array().parse(await answer.json())
  expect(events.length).toBeGreaterThan(20)
  expect(events.every((event) => event.tags.includes('fondo') || event.tags.includes('meetup'))).toBe(true)
  expect(events.every((event) => Date.parse(event.eventStart) > friday.getTime())).toBe(true)
})

test('holds about forty events a day of every type, both sports and every rule', async () => {
  const game = await startGame()
  const from = new Date(Date.UTC(2026, 10, 21)).toISOString()
  const to = new Date(Date.UTC(2026, 10, 23)).toISOString()
  const page = await game.post('/eventfeed/public/search', { from, to })
  const { events } = z.object({ events: eventSchema.array() }).parse(await page.json())
  expect(events.length).toBeGreaterThan(75)
  expect(events.length).toBeLessThan(100)
  expect(new Set(events.map((event) => event.eventType))).toEqual(
    new Set([
      'GROUP_RIDE',
      'GROUP',
      'GROUP_WORKOUT',
      'WORKOUT',
      'RACE',
      'TIME_TRIAL',
      'TEAM_TIME_TRIAL',
      'FONDO',
      'MEETUP',
    ]),
  )
  expect(new Set(events.map((event) => event.sport))).toEqual(new Set(['CYCLING', 'RUNNING']))
  const rules = new Set(events.flatMap((event) => event.rulesSet))
  expect(rules).toEqual(new Set(['LADIES_ONLY', 'MEN_ONLY', 'ALLOWS_LATE_JOIN', 'CATEGORY_ENFORCEMENT']))
  expect(events.some((event) => event.restricted)).toBe(true)
})

test('keeps an event the same across restarts and as the days roll', async () => {
  const [first] = await tagged(await startGame(), 'spring-classics', '?start=150&limit=1')
  const weekLater = await startGame(new Date(friday.getTime() + 7 * dayMs))
  const answer = await weekLater.get(`/public/events/${first?.id}`)
  expect(await answer.json()).toEqual(first)
})

test('names pictures that the media service has, and routes that exist', async () => {
  const game = await startGame()
  const names = [...mediaAddresses()].map((address) => `http://sandbox.test${address}.png`)
  const routes = z.array(z.object({ id: z.number() })).parse(await (await game.get('/routes')).json())
  const routeIds = new Set(routes.map((route) => route.id))
  for (const tag of ['tour-of-summits', 'race', 'group-ride', 'group-run', 'workout', 'fondo', 'meetup']) {
    for (const event of await tagged(game, tag)) {
      expect(names).toContain(event.imageUrl)
      expect(routeIds).toContain(event.routeId)
      for (const subgroup of event.eventSubgroups) expect(routeIds).toContain(subgroup.routeId)
    }
  }
})

test('lists fifteen featured events at any time, each within the coming week', async () => {
  const game = await startGame()
  for (const now of [friday, new Date('2027-03-01T00:00:00Z'), new Date('2028-02-29T23:59:59Z')]) {
    game.travelTo(now)
    const featured = await tagged(game, 'featured')
    expect(new Set(featured.map((event) => event.id))).toEqual(new Set(Array.from({ length: 15 }, (_, n) => 1001 + n)))
    for (const event of featured) {
      const ahead = Date.parse(event.eventStart) - now.getTime()
      expect(ahead).toBeGreaterThan(0)
      expect(ahead).toBeLessThanOrEqual(7 * dayMs)
    }
  }
})

test('moves a featured event to the next week once it has begun', async () => {
  const game = await startGame(new Date('2026-11-24T18:59:59Z'))
  const start = async () => fullStart(await (await game.get('/public/events/1001')).json())
  expect(await start()).toBe('2026-11-24T19:00:00.000Z')
  game.travelTo(new Date('2026-11-24T19:00:00Z'))
  expect(await start()).toBe('2026-12-01T19:00:00.000Z')
})

test('shows a secret event only to players who name its secret, and lists it nowhere', async () => {
  const game = await startGame()
  for (const [path, token] of [['/public/events/1016'], ['/events-core/events/1016', 'demo-woman']] as const) {
    expect((await game.get(path, token)).status).toBe(404)
    expect((await game.get(`${path}?eventSecret=wrong`, token)).status).toBe(404)
    expect((await game.get(`${path}?eventSecret=lantern-club`, token)).status).toBe(200)
  }
  const hidden: unknown = await (await game.get('/public/events/1016?eventSecret=lantern-club')).json()
  expect(eventSchema.parse(hidden).id).toBe(1016)
  const full: unknown = await (await game.get('/events-core/events/1016?eventSecret=lantern-club', 'demo-woman')).json()
  expect(fullEventSchema.parse(full).eventSecret).toBe('lantern-club')
  expect((await tagged(game, 'featured')).map((event) => event.id)).not.toContain(1016)
})

test.each(['/public/events/1', '/public/events/abc', '/public/events/999999999999', '/public/events/-1', '/nothing'])(
  'answers %s with a JSON 404',
  async (path) => {
    const answer = await (await startGame()).get(path)
    expect(answer.status).toBe(404)
    errorSchema.parse(await answer.json())
  },
)

test.each(['?start=-1', '?limit=0', '?limit=201', '?start=x'])('refuses paging %s', async (query) => {
  const answer = await (await startGame()).get(`/public/events/tag/race${query}`)
  expect(answer.status).toBe(400)
  errorSchema.parse(await answer.json())
})

test('lists the stages of a series with their numbers in the name', async () => {
  const game = await startGame()
  const series = z.strictObject({ id: z.literal(1), name: z.literal('Tour of Summits'), events: eventSchema.array() })
  const { events } = series.parse(await (await game.get('/event-series/1')).json())
  const stages = events.map((event) => /Stage (\d)$/.exec(event.eventSeriesName ?? '')?.[1])
  expect(new Set(stages)).toEqual(new Set(['1', '2', '3', '4', '5']))
  for (const event of events) {
    const stage = /Stage (\d)$/.exec(event.eventSeriesName ?? '')?.[1]
    expect(event.tags).toContain(`tour-of-summits-stage-${stage}`)
  }
  expect((await game.get('/event-series/99')).status).toBe(404)
})

function fullStart(answer: unknown): string {
  return eventSchema.parse(answer).eventStart
}
