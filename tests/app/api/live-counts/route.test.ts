import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubUpstream } from '../../../lib/support/upstream'

const request = new Request('https://site.test/api/live-counts')

/** A new server each time, since it shares the counts for a moment. */
async function startedRoute() {
  vi.resetModules()
  return import('@/app/api/live-counts/route')
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

test('answers the counts of the game server [LV-008]', async () => {
  stubUpstream(() => Response.json({ livePlayersCount: 1204, liveEventsCount: 3, region: 'eu' }))
  const { GET } = await startedRoute()
  const response = await GET(request)
  await expect(response.json()).resolves.toEqual({ livePlayersCount: 1204, liveEventsCount: 3 })
})

test('a crowd of visitors costs one call in five seconds', async () => {
  const asked = stubUpstream(() => Response.json({ livePlayersCount: 1204, liveEventsCount: 3 }))
  const { GET } = await startedRoute()
  await Promise.all(Array.from({ length: 1000 }, () => GET(request)))
  await vi.advanceTimersByTimeAsync(4999)
  await GET(request)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await GET(request)
  expect(asked).toHaveLength(2)
})

test('a failure is a problem, and the next visitor asks again', async () => {
  let isUp = false
  stubUpstream(() => (isUp ? Response.json({ livePlayersCount: 1, liveEventsCount: 1 }) : Response.json({})))
  const { GET } = await startedRoute()
  const failed = await GET(request)
  expect(failed.status).toBe(502)
  await expect(failed.json()).resolves.toMatchObject({ code: 'upstream_unreadable' })
  isUp = true
  expect((await GET(request)).status).toBe(200)
})
