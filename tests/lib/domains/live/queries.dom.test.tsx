import { QueryClient, QueryObserver, focusManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveCountsQuery } from '@/lib/domains/live/queries'

const fetchCounts = vi.fn<typeof fetch>()
const client = new QueryClient()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchCounts)
  client.mount()
})

afterEach(() => {
  client.clear()
  client.unmount()
  fetchCounts.mockReset()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

function answerCounts(livePlayersCount: number) {
  fetchCounts.mockImplementation(() => Promise.resolve(Response.json({ livePlayersCount, liveEventsCount: 3 })))
}

async function show() {
  const observer = new QueryObserver(client, liveCountsQuery)
  observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  return observer
}

test('asks our own API at once [LV-009]', async () => {
  answerCounts(1204)
  const observer = await show()
  expect(fetchCounts).toHaveBeenCalledExactlyOnceWith('/api/live-counts', expect.anything())
  expect(observer.getCurrentResult().data).toEqual({ livePlayersCount: 1204, liveEventsCount: 3 })
})

test('asks again every 60 seconds [LV-010]', async () => {
  answerCounts(1204)
  const observer = await show()
  answerCounts(1300)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(fetchCounts).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(observer.getCurrentResult().data?.livePlayersCount).toBe(1300)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchCounts).toHaveBeenCalledTimes(3)
})

test('a failure ends the asking and leaves the last counts [LV-011, LV-012]', async () => {
  answerCounts(1204)
  const observer = await show()
  fetchCounts.mockRejectedValue(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetchCounts).toHaveBeenCalledTimes(2)
  expect(observer.getCurrentResult().data?.livePlayersCount).toBe(1204)
})

test('a failure of the very first call is not repeated either [LV-011]', async () => {
  fetchCounts.mockResolvedValue(new Response('', { status: 503 }))
  const observer = await show()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetchCounts).toHaveBeenCalledTimes(1)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', data: undefined })
})

test('after a failure the page shown anew asks again, and goes on', async () => {
  fetchCounts.mockRejectedValueOnce(new TypeError('offline'))
  const observer = await show()
  answerCounts(1204)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(observer.getCurrentResult().data?.livePlayersCount).toBe(1204)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchCounts).toHaveBeenCalledTimes(3)
})
