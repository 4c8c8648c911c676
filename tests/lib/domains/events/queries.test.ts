import { QueryClient, QueryObserver, focusManager } from '@tanstack/react-query'
import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinedEventsQuery, memberEventQuery, playerResultQuery, startsQuery } from '@/lib/domains/events/queries'
import { eventWith } from '../../support/events'
import { ownApi } from '../../support/own-api'
import { stubPage } from '../../support/page'

let client: QueryClient

beforeEach(() => {
  stubPage()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => client.clear())

const queries = {
  '/api/events/7': () => client.fetchQuery(memberEventQuery({ eventId: '7' })),
  '/api/events/joined': () => client.fetchQuery(joinedEventsQuery),
  '/api/events/starts?tag=tour': () => client.fetchQuery(startsQuery('tour')),
  '/api/events/7/result': () => client.fetchQuery(playerResultQuery('7')),
}

test.each(Object.entries(queries))('%s is asked until nobody waits for it', async (path, fetchIt) => {
  const stopped = Promise.withResolvers<string>()
  const untilStopped = ({ request }: { request: Request }) =>
    new Promise<never>(() => request.signal.addEventListener('abort', () => stopped.resolve('stopped')))
  const asked = ownApi(http.get('/api/*', untilStopped))
  const answer = fetchIt()
  await vi.waitFor(() => expect(asked).toEqual([`GET ${path}`]))
  void client.cancelQueries()
  await expect(answer).rejects.toThrow('CancelledError')
  await expect(stopped.promise).resolves.toBe('stopped')
})

test('what is kept of one event, stage or result is not taken for another’s', () => {
  const keys = [
    joinedEventsQuery.queryKey,
    ...['7', '8', 'joined', 'starts'].flatMap((eventId) => [
      memberEventQuery({ eventId }).queryKey,
      playerResultQuery(eventId).queryKey,
    ]),
    ...['tour', 'giro'].map((tag) => startsQuery(tag).queryKey),
  ]
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length)
})

test('the list of joined events is forgotten alone', () => {
  const [event, starts] = [memberEventQuery({ eventId: '7' }).queryKey, startsQuery('tour').queryKey]
  client.setQueryData(event, { event: eventWith(), hasUserData: true })
  client.setQueryData(starts, [])
  client.setQueryData(joinedEventsQuery.queryKey, [])
  client.removeQueries({ queryKey: joinedEventsQuery.queryKey })
  const left = client.getQueryCache().getAll()
  expect(left.map(({ queryKey }) => queryKey)).toEqual([event, starts])
})

test('a player who was in a race has a result, and another has none', async () => {
  const result = { category: 'B', position: 3, total: 40 }
  ownApi(
    http.get('/api/events/7/result', () => Response.json({ result })),
    http.get('/api/events/8/result', () => Response.json({})),
  )
  await expect(client.fetchQuery(playerResultQuery('7'))).resolves.toEqual(result)
  await expect(client.fetchQuery(playerResultQuery('8'))).resolves.toBeNull()
})

const noOp = () => undefined
const lookAt = {
  '/api/events/7': () =>
    new QueryObserver(client, { ...memberEventQuery({ eventId: '7' }), staleTime: Infinity }).subscribe(noOp),
  '/api/events/joined': () => new QueryObserver(client, { ...joinedEventsQuery, staleTime: Infinity }).subscribe(noOp),
}

test.each(Object.entries(lookAt))(
  '%s is asked anew whenever the page is looked at again, however fresh its answer is',
  async (path, look) => {
    const asked = ownApi(
      http.get('/api/events/7', () => Response.json({ event: eventWith(), hasUserData: true })),
      http.get('/api/events/joined', () => Response.json([])),
    )
    client.mount()
    const lookAway = look()
    await vi.waitFor(() => expect(asked).toEqual([`GET ${path}`]))
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(asked).toEqual([`GET ${path}`, `GET ${path}`]))
    lookAway()
    client.unmount()
    focusManager.setFocused(undefined)
  },
)
