import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadPlayerReads, loadPlayerWrites } from './player-calls'
import {
  findClientFunctions,
  loadServiceReads,
  loadServiceWrites,
  loadVisitorReads,
  testedApart,
} from './service-calls'
import { filledFields } from './filled-fields'
import { NOW, startProduct, startSandbox, type StartedSandbox } from './started-sandbox'
import { productName } from '@/theme'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => startProduct(sandbox))

const loadEvents = () => import('@/lib/services/game/events')

test('no function of a service client is missing from the contract tests', async () => {
  const [reads, writes] = [await loadServiceReads(), await loadServiceWrites()]
  const apart: Record<string, string[]> = testedApart
  const named = Object.keys({ ...reads, ...writes, ...apart }).map((service) => [
    service,
    [...Object.keys({ ...reads[service], ...writes[service] }), ...(apart[service] ?? [])].toSorted(),
  ])
  expect(Object.fromEntries(named)).toEqual(await findClientFunctions())
})

test('the sandbox answers each of them by the product’s schema, at the first attempt', async () => {
  const reads = Object.values(await loadServiceReads()).flatMap((calls) => Object.values(calls))
  const answers = await Promise.all(reads.map((read) => read()))
  expect(answers).not.toContain(undefined)
  expect(await sandbox.calls()).toHaveLength(reads.length)
})

test('the sandbox takes each write, at the first attempt', async () => {
  const writes = Object.values(await loadServiceWrites()).flatMap((calls) => Object.values(calls))
  await Promise.all(writes.map((write) => write()))
  expect(await sandbox.calls()).toHaveLength(writes.length)
})

test('each call says who asks and which request it is; only the storefront gets credentials', async () => {
  const reads = Object.values(await loadVisitorReads()).flatMap((calls) => Object.values(calls))
  await Promise.all(reads.map((read) => read()))
  const calls = await sandbox.calls()
  expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(reads.length)
  for (const { service, userAgent, requestId, authorized } of calls) {
    expect({ userAgent, authorized }).toEqual({ userAgent: `${productName} web`, authorized: service === 'storefront' })
    expect(requestId).toMatch(/^[\w-]{8,64}$/)
  }
})

test('each call for a player carries the token, and is refused without a good one', async () => {
  const calls = { ...(await loadPlayerReads()), ...(await loadPlayerWrites()) }
  await Promise.all(Object.values(calls).map((call) => call()))
  expect((await sandbox.calls()).map(({ authorized, status }) => [authorized, status])).toEqual(
    Object.keys(calls).map(() => [true, 200]),
  )
  const { getProfile } = await import('@/lib/services/game/profile')
  await expect(getProfile('nobody')).rejects.toMatchObject({ kind: 'status', status: 401 })
})

test('every field of an event and of its starts that a visitor may see comes filled in some event', async () => {
  const { gameEventSchema, listUpcomingEvents } = await loadEvents()
  const events = await listUpcomingEvents()
  const starts = events.flatMap(({ eventSubgroups }) => eventSubgroups)
  const playerOnly = 'accessValidationResult'
  const startFields = Object.keys(gameEventSchema.shape.eventSubgroups.element.shape).filter(
    (name) => name !== playerOnly,
  )
  expect(filledFields(events)).toEqual(Object.keys(gameEventSchema.shape).toSorted())
  expect(filledFields(starts)).toEqual(startFields.toSorted())
})

test('events by tag are paged until one page is not full', async () => {
  const { EVENTS_PER_PAGE, listEventsByTag } = await loadEvents()
  const { rows: first } = await listEventsByTag('group-ride')
  const { rows: second } = await listEventsByTag('group-ride', EVENTS_PER_PAGE)
  expect(first).toHaveLength(EVENTS_PER_PAGE)
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(first.length + second.length)
  expect([...first, ...second].every(({ tags }) => tags.includes('group-ride'))).toBe(true)
})

test('a search is narrowed by every filter and goes on where its cursor says', async () => {
  const { searchPublicEvents } = await loadEvents()
  const filter = { sport: 'CYCLING', from: NOW, sortField: 'eventStart', sortOrder: 'ASC' } as const
  const first = await searchPublicEvents(filter)
  const second = await searchPublicEvents({ ...filter, cursor: first.cursor })
  expect(first.events).toHaveLength(100)
  expect(new Set([...first.events, ...second.events].map(({ id }) => id)).size).toBe(200)
  const narrow = {
    eventType: ['RACE'],
    subgroupLabels: [1],
    rulesSet: ['CATEGORY_ENFORCEMENT'],
    onlyAccessExpression: true,
  }
  const { events: races } = await searchPublicEvents({ ...filter, ...narrow })
  expect(new Set(races.map(({ eventType }) => eventType))).toEqual(new Set(['RACE']))
  expect(races.every(({ rulesSet }) => rulesSet.includes('CATEGORY_ENFORCEMENT'))).toBe(true)
})

test('a race that is over has results under the id of its start', async () => {
  const { gameRaceResultsSchema, getRaceResults, searchPublicEvents } = await loadEvents()
  const { events } = await searchPublicEvents({
    eventType: ['RACE'],
    from: '2026-03-08T00:00:00Z',
    to: '2026-03-09T00:00:00Z',
  })
  const start = events[0]?.eventSubgroups[0]?.id ?? ''
  const results = await getRaceResults(start)
  expect([...results.keys()]).toEqual([start])
  expect(filledFields([...results.values()])).toEqual(Object.keys(gameRaceResultsSchema.valueType.shape).toSorted())
})

test('an event with a secret exists only for requests that name it', async () => {
  const { getPublicEvent } = await loadEvents()
  await expect(getPublicEvent('1016')).rejects.toMatchObject({ name: 'NotFoundError' })
  await expect(getPublicEvent('1016', 'lantern-club')).resolves.toMatchObject({ id: '1016' })
})

test('an event’s route and series are there to be asked for', async () => {
  const { getEventSeries, listEventsByTag } = await loadEvents()
  const { getRoute } = await import('@/lib/services/game/routes')
  const [event] = (await listEventsByTag('tour-of-summits')).rows
  await expect(getRoute(event?.routeId ?? '')).resolves.toMatchObject({ laps: expect.any(Number) })
  const series = await getEventSeries('1')
  expect(series.events.length).toBeGreaterThan(0)
  // An event says which stage of its series it is as well.
  for (const { eventSeriesName } of [event, ...series.events].filter((each) => each !== undefined)) {
    expect(eventSeriesName).toMatch(new RegExp(`^${series.name}`))
  }
})

test('articles fill every field, and the list goes on before the last date', async () => {
  const { articleCardSchema, getArticleCard, listArticleCards } = await import('@/lib/services/articles/client')
  const { encodeArticleId } = await import('@/lib/domains/articles/article-id')
  const { rows: first } = await listArticleCards({ limit: 5 })
  const { rows: second } = await listArticleCards({ limit: 5, before: first.at(-1)?.post_date })
  const dates = [...first, ...second].map(({ post_date }) => post_date)
  expect(new Set(dates).size).toBe(10)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const article = await getArticleCard(encodeArticleId(Number(first[0]?.ID)))
  expect(filledFields([article])).toEqual(Object.keys(articleCardSchema.shape).toSorted())
})

test('the storefront counts what is available in the visitor’s country', async () => {
  const { listCollectionFilters } = await import('@/lib/services/storefront/client')
  const filters = await listCollectionFilters('smart-bikes', 'US')
  const values = filters.flatMap((filter) => filter.values)
  expect(values).toContainEqual({ count: 1, input: { available: true } })
})

test('what does not exist is not found, and asked for once', async () => {
  const { getEventSeries, getPublicEvent } = await loadEvents()
  const { getRoute } = await import('@/lib/services/game/routes')
  const { getArticleCard } = await import('@/lib/services/articles/client')
  const { listCollectionFilters } = await import('@/lib/services/storefront/client')
  const { encodeArticleId } = await import('@/lib/domains/articles/article-id')
  const missing = [
    getPublicEvent('7'),
    getEventSeries('99'),
    getRoute('999'),
    getArticleCard(encodeArticleId(7)),
    listCollectionFilters('smart-bikes', 'JP'),
    listCollectionFilters('no-such', 'US'),
  ]
  const reason = { name: 'NotFoundError', code: 'not_found' }
  for (const outcome of await Promise.allSettled(missing)) expect(outcome).toMatchObject({ reason })
  expect(await sandbox.calls()).toHaveLength(missing.length)
})
