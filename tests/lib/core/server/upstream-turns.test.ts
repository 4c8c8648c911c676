// What is sent, and what isn't, at the limits of waiting and repeating.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throughPolicies, type GuardedCall } from '@/lib/core/server/upstream-policies'
import type { Failure, Outcome } from '@/lib/core/server/upstream-outcome'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { requestLimits } from '@/lib/core/limits'
import { failing, good, limiting, service, settle, type Asking } from './fake-service'

const ok = { laps: 3 }
const open = { kind: 'open', code: 'upstream_unavailable' }
const writing = (token: string): Asking => ({ token, method: 'DELETE' })
const isOf = (who: string) => (request: Request) => request.headers.get('authorization')?.includes(who) ?? false

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => vi.useRealTimers())

test.each([
  [200, 1],
  [201, 2],
])('with %d ms left, a read that failed at once is sent %d times: the pause has to be shorter', async (left, times) => {
  const { asked, ask } = service({ answer: failing })
  const startedAt = Date.now()
  await expect(ask({ deadlineMs: left })).rejects.toMatchObject({ kind: 'status', status: 503 })
  expect(asked).toHaveLength(times)
  expect(Date.now() - startedAt).toBe(times === 1 ? 0 : 200)
})

test('who waits while others make the class fail is not sent any more, and told for how long', async () => {
  const { asked, start } = service({ answer: failing, afterMs: 100 })
  const calls = Array.from({ length: 50 }, (_, player) => start(writing(`player-${player}`)))
  const outcomes = await settle(Promise.allSettled(calls))
  expect(asked.length).toBeLessThan(40)
  expect(outcomes.at(-1)).toMatchObject({ reason: { ...open, retryAfterSeconds: 10 } })
})

test('who waits while its own calls fail is not sent any more, either, and others are', async () => {
  const { asked, start } = service({ answer: (request) => (isOf('maya')(request) ? failing() : good()), afterMs: 100 })
  const calls = Array.from({ length: 50 }, () => start(writing('maya')))
  const other = start(writing('tomas'))
  const outcomes = await settle(Promise.allSettled(calls))
  expect(asked.filter(isOf('maya')).length).toBeLessThan(40)
  expect(outcomes.at(-1)).toMatchObject({ reason: open })
  await expect(other).resolves.toEqual(ok)
})

/** Runs a call through the policies of a service of its own. @returns its outcome and how often it was attempted */
async function through(call: Partial<GuardedCall>, ...outcomes: Outcome[]) {
  const attempt = vi.fn(async (): Promise<Outcome> => outcomes.shift() ?? { failed: 'network' })
  const caller = { party: 'maya', limited: undefined, isTold: false, client: undefined }
  const guarded: GuardedCall = { service: 'a', callClass: 'member read', caller, deadlineMs: 4000, ...call }
  const outcome = await settle(throughPolicies(guarded, attempt))
  return { outcome, attempts: attempt.mock.calls.length }
}

test.each<[Failure['failed'], GuardedCall['callClass'], times: number]>([
  ['network', 'member read', 2],
  ['cut_short', 'public read', 2],
  ['timeout', 'member read', 2],
  ['too_large', 'member read', 1],
  ['network', 'write', 1],
])('%s makes a %s be sent %d times', async (failed, callClass, times) => {
  const failures = [{ failed }, { failed }, { failed }]
  expect(await through({ service: `${failed} of ${callClass}`, callClass }, ...failures)).toEqual({
    outcome: { failed },
    attempts: times,
  })
})

test('what is too large says that the service is well', async () => {
  const at = (party: string, outcome: Outcome) => {
    const caller = { party, limited: undefined, isTold: false, client: undefined }
    return through({ service: 'large', callClass: 'write', caller }, outcome)
  }
  for (const party of ['a', 'b', 'c', 'd']) await at(party, { failed: 'network' })
  await at('e', { failed: 'too_large' })
  await at('f', { failed: 'network' })
  expect((await at('g', { failed: 'network' })).attempts).toBe(1)
  for (const party of ['h', 'i', 'j']) await at(party, { failed: 'network' })
  expect(await at('k', { failed: 'network' })).toEqual({
    outcome: { failed: 'open', retryAfterMs: 10_000 },
    attempts: 0,
  })
})

test('calls for visitors whom the service was told of have a class’s pace neither against them nor in their hands', async () => {
  const status = (code: number): Outcome => ({ response: new Response('', { status: code }) })
  const at = (party: string, isTold: boolean, outcome: Outcome) => {
    const caller = { party, limited: undefined, isTold, client: undefined }
    return through({ service: 'telling', callClass: 'write', caller }, outcome)
  }
  for (const party of ['a', 'b', 'c', 'd', 'e']) await at(party, false, status(429))
  const startedAt = Date.now()
  for (const visitor of ['v', 'w', 'x', 'y', 'z']) expect((await at(visitor, true, status(200))).attempts).toBe(1)
  expect(Date.now() - startedAt, 'no visitor has waited').toBe(0)
  expect((await at('f', false, status(200))).attempts, 'the class is as slow as before').toBe(1)
  expect(Date.now() - startedAt).toBeGreaterThan(50)
})

test('an attempt that throws is no outcome of the service, and is thrown on', async () => {
  const call: GuardedCall = {
    service: 'throwing',
    callClass: 'member read',
    caller: { party: 'maya', limited: undefined, isTold: false, client: undefined },
    deadlineMs: 4000,
  }
  const attempt = vi.fn(() => Promise.reject(new TypeError('ours')))
  await expect(settle(throughPolicies(call, attempt))).rejects.toThrow('ours')
  expect(attempt).toHaveBeenCalledOnce()
})

test('a call that its deadline ended tells the cause', async () => {
  const { start } = service({ answer: good, afterMs: 5000 })
  await expect(settle(start({ deadlineMs: 500 }))).rejects.toMatchObject({
    kind: 'timeout',
    cause: expect.objectContaining({ message: expect.stringContaining('timed out') }),
  })
})

test('a call that finds no place tells the cause, too', async () => {
  const { start } = service({ answer: good, afterMs: 100 })
  const calls = Array.from({ length: 160 }, () => start())
  await expect(start()).rejects.toMatchObject({ kind: 'busy', cause: expect.any(Error) })
  await settle(Promise.all(calls))
})

test('a request makes no more calls than it may, and each one too many is told so', async () => {
  const { asked, start } = service({ answer: good })
  await withRequestBudget(async () => {
    for (let call = 0; call < requestLimits.upstreamCalls; call += 1) await settle(start())
    await expect(start({ requestId: 'request-1' })).rejects.toMatchObject({
      kind: 'over_budget',
      operation: 'getRoute',
      service: expect.stringMatching(/^service \d+$/),
      requestId: 'request-1',
    })
  })
  expect(asked).toHaveLength(requestLimits.upstreamCalls)
})

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
])('a service that limits for %d s is left alone for %d s at least', async (seconds, told) => {
  const { ask } = service({ answer: limiting(seconds) })
  await expect(ask(writing('maya'))).rejects.toMatchObject({ kind: 'busy', status: 429, retryAfterSeconds: told })
})

test('the global fetch is used where no other is given, as it is when the call is made', async () => {
  const send = upstreamFetch({ service: 'of the global', operation: 'read' })
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('of the global'))
  const answer = await send('https://service.test/')
  expect(await answer.text()).toBe('of the global')
  expect(sent).toHaveBeenCalledOnce()
})

test('a call that its caller gives up ends at once, and so does what was sent', async () => {
  const { promise: never } = Promise.withResolvers<Response>()
  const transport = vi.fn<typeof fetch>(async () => never)
  const giving = new AbortController()
  const send = upstreamFetch({ service: 'given up', operation: 'read', transport })
  const answer = send('https://service.test/', { signal: giving.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  const sent = transport.mock.calls[0]?.[1]?.signal
  expect(sent?.aborted).toBe(false)
  giving.abort()
  await vi.advanceTimersByTimeAsync(0)
  await expect(answer).resolves.toMatchObject({ kind: 'timeout', service: 'given up' })
  expect(sent?.aborted).toBe(true)
})
