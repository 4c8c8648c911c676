import { expect, test } from 'vitest'
import { type Harness, friday, startGame } from './harness.ts'
import { errorSchema, eventPageSchema, type WireEvent } from './wire.ts'

async function search(game: Harness, filter: object): Promise<WireEvent[]> {
  const answer = await game.post('/eventfeed/public/search', filter)
  expect(answer.status).toBe(200)
  return eventPageSchema.parse(await answer.json()).events
}

const to = new Date(friday.getTime() + 3 * 86_400_000).toISOString()

test('matches any of the tags, sports, types and labels, and all of these together', async () => {
  const game = await startGame()
  const filter = { tags: ['race', 'group-run'], sport: ['RUNNING'], eventType: ['RACE', 'GROUP'], subgroupLabels: [5] }
  const events = await search(game, filter)
  expect(events.length).toBeGreaterThan(0)
  for (const event of events) {
    expect(event.sport).toBe('RUNNING')
    expect(['RACE', 'GROUP']).toContain(event.eventType)
    expect(event.tags.some((tag) => filter.tags.includes(tag))).toBe(true)
    expect(event.eventSubgroups.map(({ label }) => label)).toContain(5)
  }
})

test('takes a single value where a list may stand', async () => {
  const game = await startGame()
  expect(await search(game, { sport: 'RUNNING', to })).toEqual(await search(game, { sport: ['RUNNING'], to }))
})

test('takes from as inclusive and to as exclusive', async () => {
  const game = await startGame()
  const [event] = await search(game, {})
  const start = event?.eventStart
  const atStart = await search(game, { from: start, to: new Date(Date.parse(start ?? '') + 1).toISOString() })
  expect(atStart.map(({ id }) => id)).toContain(event?.id)
  expect(await search(game, { from: start, to: start })).toEqual([])
})

test('leaves out what has begun unless from asks for it', async () => {
  const game = await startGame()
  const past = (events: WireEvent[]) => events.filter(({ eventStart }) => Date.parse(eventStart) < friday.getTime())
  expect(past(await search(game, { to }))).toEqual([])
  expect(past(await search(game, { from: '2026-11-18T00:00:00Z', to })).length).toBeGreaterThan(40)
})

test('rulesSet asks for every rule, rulesOrSet allows no other', async () => {
  const game = await startGame()
  const both = ['LADIES_ONLY', 'CATEGORY_ENFORCEMENT']
  const every = await search(game, { rulesSet: both })
  expect(every.length).toBeGreaterThan(0)
  for (const { rulesSet } of every) expect(rulesSet).toEqual(expect.arrayContaining(both))
  const within = await search(game, { rulesOrSet: ['LADIES_ONLY'] })
  expect(within.some(({ rulesSet }) => rulesSet.length === 0)).toBe(true)
  for (const { rulesSet } of within) expect(['', 'LADIES_ONLY']).toContain(rulesSet.join())
})

test('onlyAccessExpression keeps category enforcement alone', async () => {
  const events = await search(await startGame(), { onlyAccessExpression: true })
  expect(events.length).toBeGreaterThan(0)
  for (const { rulesSet } of events) expect(rulesSet).toContain('CATEGORY_ENFORCEMENT')
})

test.each([{ sortField: 'name' }, { sortOrder: 'DESC' }, { sortField: 'id', sortOrder: 'asc' }, {}])(
  'pages through %j by cursor, a hundred at a time, with neither gap nor repeat',
  async (sort) => {
    const game = await startGame()
    const found: WireEvent[] = []
    let cursor: string | undefined
    do {
      const answer = await game.post('/eventfeed/public/search', { ...sort, tags: ['group-ride'], cursor })
      const page = eventPageSchema.parse(await answer.json())
      expect(page.events.length === 100 || !page.cursor).toBe(true)
      found.push(...page.events)
      cursor = page.cursor
    } while (cursor)
    expect(found.length).toBeGreaterThan(200)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    const field = 'sortField' in sort ? sort.sortField : 'eventStart'
    const values = found.map((event) => (field === 'id' ? event.id : field === 'name' ? event.name : event.eventStart))
    const ascending = values.toSorted((left, right) => (left < right ? -1 : Number(left > right)))
    expect(values).toEqual('sortOrder' in sort && sort.sortOrder === 'DESC' ? ascending.toReversed() : ascending)
  },
)

test('treats empty lists and nulls as no filter', async () => {
  const game = await startGame()
  expect(await search(game, { tags: [], sport: null, rulesSet: [], rulesOrSet: [], to })).toEqual(
    await search(game, { to }),
  )
})

test.each([
  'not json',
  '[]',
  { from: 'yesterday' },
  { subgroupLabels: [6] },
  { sortField: 'routeId' },
  { sortOrder: 'up' },
  { cursor: 'x' },
  { tags: 5 },
  { onlyAccessExpression: 'yes' },
])('refuses the body %j', async (body) => {
  const answer = await (await startGame()).post('/eventfeed/public/search', body)
  expect(answer.status).toBe(400)
  errorSchema.parse(await answer.json())
})

test('marks what a signed-in player has joined, and needs a token for it', async () => {
  const game = await startGame()
  expect((await game.post('/eventfeed/search', {})).status).toBe(401)
  const answer = await game.post('/eventfeed/search', { tags: ['featured'] }, 'demo-member')
  const { events } = eventPageSchema.parse(await answer.json())
  const joined = events.filter(({ signedUp }) => signedUp).map(({ id }) => id)
  expect(new Set(joined)).toEqual(new Set([1002, 1006, 1008]))
})
