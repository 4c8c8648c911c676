import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { provideTelemetry, type Span } from '@/lib/core/server/telemetry/telemetry'
import { measureCall } from '@/lib/core/server/upstream-measured'
import type { Outcome } from '@/lib/core/server/upstream-outcome'
import { measureLook } from '@/lib/content/publishes/measure-look'

/** What was measured, in order. */
let seen: unknown[][]

beforeEach(() => {
  seen = []
  provideTelemetry({
    begin: (name, attributes): Span => {
      seen.push(['begin', name, attributes])
      return { traceId: 'a', end: (end) => void seen.push(['end', name, end]) }
    },
    within: (_span, run) => run(),
    count: (name, attributes) => void seen.push([name, attributes]),
    record: (name, value, attributes) => void seen.push([name, value >= 0, attributes]),
    traceId: () => 'a',
  })
})
afterEach(() => provideTelemetry(undefined))

const call = { service: 'game', operation: 'getEvent', requestId: 'request-1' }
const status = (code: number): Outcome => ({ response: new Response(null, { status: code }) })

test.each<[Outcome, outcome: string, failed: object]>([
  [status(200), '2xx', {}],
  [status(404), '4xx', {}],
  [status(503), '5xx', { failed: '5xx' }],
  [{ failed: 'timeout' }, 'timeout', { failed: 'timeout' }],
  [{ failed: 'open' }, 'open', { failed: 'open' }],
])(
  'a call is measured with its outcome, and only trouble of the service is a failure: %o',
  async (result, outcome, failed) => {
    await expect(measureCall(call, async () => result)).resolves.toBe(result)
    expect(seen).toEqual([
      ['begin', 'upstream call', { service: 'game', operation: 'getEvent', 'request.id': 'request-1' }],
      ['site.upstream.duration', true, { service: 'game', operation: 'getEvent', outcome }],
      ['end', 'upstream call', { outcome, ...failed }],
    ])
  },
)

test('a call that the visitor’s leaving cuts off is measured, and rejects as before', async () => {
  await expect(measureCall(call, () => Promise.reject(new Error('aborted')))).rejects.toThrow('aborted')
  expect(seen.at(-1)).toEqual(['end', 'upstream call', { outcome: 'cancelled', failed: 'cancelled' }])
})

test.each([
  [['doc:a', 'doc:b'], 'looked', { tags: 2 }],
  ['outage', 'outage', { failed: 'outage' }],
] as const)('a look at publishes is counted by its result', async (tags, result, end) => {
  const given = typeof tags === 'string' ? tags : [...tags]
  await expect(measureLook(3, async () => given)).resolves.toBe(given)
  expect(seen).toEqual([
    ['begin', 'publish looked at', { publishes: 3 }],
    ['site.publish.looks', { result }],
    ['end', 'publish looked at', end],
  ])
})

test('where nothing is exported nothing is measured', async () => {
  provideTelemetry(undefined)
  await measureCall(call, async () => status(200))
  await measureLook(1, async () => [])
  expect(seen).toEqual([])
})

test('a call is measured in seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const values: number[] = []
  provideTelemetry({
    begin: () => ({ traceId: 'a', end: () => undefined }),
    within: (_span, run) => run(),
    count: () => undefined,
    record: (_name, value) => void values.push(value),
    traceId: () => 'a',
  })
  vi.advanceTimersByTime(60_000)
  await measureCall(call, async () => {
    vi.advanceTimersByTime(1500)
    return status(200)
  })
  expect(values).toEqual([1.5])
})

test('a call runs within its span', async () => {
  const steps: string[] = []
  provideTelemetry({
    begin: () => ({ traceId: 'of the call', end: () => void steps.push('end') }),
    within: (span, run) => {
      steps.push(`within ${span.traceId}`)
      return run()
    },
    count: () => undefined,
    record: () => undefined,
    traceId: () => 'a',
  })
  await measureCall(call, async () => {
    steps.push('call')
    return status(200)
  })
  expect(steps).toEqual(['within of the call', 'call', 'end'])
})
