import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollLiveCounts } from '@/lib/domains/live/poll'
import { isLiveCounts } from '@/lib/domains/live/schema'
import { ownApi } from '../../support/own-api'

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

/** Polls our API, whose answers a test decides; each answer is given to `show`. */
function polling(answer: () => Response | Promise<Response> = () => Response.json(counts)) {
  const asked = ownApi(http.get('/api/live-counts', answer))
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
  expect(asked).toEqual(['GET /api/live-counts'])
  expect(show).toHaveBeenCalledExactlyOnceWith(counts)
  await pass(59_999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect([asked.length, show.mock.calls.length]).toEqual([2, 2])
  await pass(120_000)
  expect(asked).toHaveLength(4)
})

test.each([
  ['is a failure', () => Response.json(counts, { status: 503 })],
  ['has no counts', () => Response.json({ livePlayersCount: 1 })],
  ['is no JSON', () => new Response('<html>')],
  ['never comes', () => Response.error()],
])('an answer that %s ends it, until the page is looked at again [LV-011, LV-012]', async (_, failing) => {
  let isFailing = true
  const { asked, show } = polling(() => (isFailing ? failing() : Response.json(counts)))
  await pass(600_000)
  expect([asked.length, show.mock.calls.length]).toEqual([1, 0])
  isFailing = false
  await lookAt('hidden')
  expect(asked).toHaveLength(1)
  await lookAt('visible')
  expect(show).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(show).toHaveBeenCalledTimes(2)
})

test('a look at the page asks at once, and a minute begins anew', async () => {
  const { asked } = polling()
  await pass(30_000)
  await lookAt('visible')
  expect(asked).toHaveLength(2)
  await pass(59_999)
  expect(asked).toHaveLength(2)
  await pass(1)
  expect(asked).toHaveLength(3)
})

test('once it has ended nothing is asked any more, and what comes late is not shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { asked, show } = polling(() => promise)
  await pass(0)
  end()
  resolve(Response.json(counts))
  await lookAt('visible')
  await pass(600_000)
  expect([asked, show.mock.calls]).toEqual([['GET /api/live-counts'], []])
})
