import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollLiveCounts } from '@/lib/domains/live/poll'
import { isLiveCounts } from '@/lib/domains/live/schema'

const counts = { livePlayersCount: 0, liveEventsCount: 7 }

test('counts are two finite numbers, and whatever else [LV-008]', () => {
  expect([isLiveCounts(counts), isLiveCounts({ ...counts, more: 1 })]).toEqual([true, true])
  const others = [
    { livePlayersCount: 1 },
    { liveEventsCount: 1 },
    { ...counts, livePlayersCount: '1' },
    { ...counts, liveEventsCount: NaN },
  ]
  for (const other of [...others, null, undefined, 7, 'text', []]) expect(isLiveCounts(other)).toBe(false)
})

let end = () => {}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  end()
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

/** Polls a server whose answers a test decides; each answer is given to `show`. */
function polling(answer: () => Response | Promise<Response> = () => Response.json(counts)) {
  const asked = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', asked)
  const show = vi.fn()
  end = pollLiveCounts(show)
  return { asked, show }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

function lookAt(visibilityState: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  return pass(0)
}

test('counts are asked for at once and every minute [LV-009, LV-010]', async () => {
  const { asked, show } = polling()
  await pass(0)
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/live-counts', { signal: expect.any(AbortSignal) })
  expect(show).toHaveBeenCalledExactlyOnceWith(counts)
  await pass(59_999)
  expect(asked).toHaveBeenCalledTimes(1)
  await pass(1)
  expect([asked, show].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  await pass(120_000)
  expect(asked).toHaveBeenCalledTimes(4)
})

test.each([
  ['is a failure', () => Response.json(counts, { status: 503 })],
  ['has no counts', () => Response.json({ livePlayersCount: 1 })],
  ['is no JSON', () => new Response('<html>')],
  ['never comes', () => Promise.reject(new Error('offline'))],
])('an answer that %s ends it, until the page is looked at again [LV-011, LV-012]', async (_, failing) => {
  let isFailing = true
  const { asked, show } = polling(() => (isFailing ? failing() : Response.json(counts)))
  await pass(600_000)
  expect([asked.mock.calls.length, show.mock.calls.length]).toEqual([1, 0])
  isFailing = false
  await lookAt('hidden')
  expect(asked).toHaveBeenCalledTimes(1)
  await lookAt('visible')
  expect(show).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(show).toHaveBeenCalledTimes(2)
})

test('a look at the page asks at once, and a minute begins anew', async () => {
  const { asked } = polling()
  await pass(30_000)
  await lookAt('visible')
  expect(asked).toHaveBeenCalledTimes(2)
  await pass(59_999)
  expect(asked).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('once it has ended nothing is asked any more, and what is under way is given up', async () => {
  const { asked } = polling()
  await pass(0)
  end()
  await lookAt('visible')
  await pass(600_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
})
