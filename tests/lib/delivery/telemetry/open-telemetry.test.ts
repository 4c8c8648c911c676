import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger, siteLog } from '@/lib/core/server/logging/logger'
import { provideGauge } from '@/lib/core/server/telemetry/gauges'
import { telemetry, type Telemetry } from '@/lib/core/server/telemetry/telemetry'
import { newExchange } from '@/lib/delivery/page-answer'
import { measureRequests } from '@/lib/delivery/telemetry/measure-requests'
import { openTelemetry } from '@/lib/delivery/telemetry/open-telemetry'
import { startReceiver } from '@/e2e/support/otlp-receiver'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let close: () => Promise<void>

const open = (share: number, endpoint = receiver.url) =>
  openTelemetry({ OTEL_TRACES_SAMPLER_ARG: share, PRODUCT_SLUG: 'gruppetto', version: 'build-1', endpoint })

beforeEach(async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20of-the-collector')
  receiver = await startReceiver()
  close = open(1)
})
afterEach(async () => {
  await close()
  receiver.stop()
})

function measurements(): Telemetry {
  const found = telemetry()
  if (found === undefined) throw new Error('it is open')
  return found
}

test('a request, its calls and what failed arrive as one trace, named by the log', async () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line: string) => void lines.push(line) })
  const request = measurements().begin('request', { 'http.request.method': 'GET' })
  await measurements().within(request, async () => {
    const call = measurements().begin('upstream call', { service: 'game' })
    await Promise.resolve()
    measurements().within(call, () => log.info('during the call'))
    call.end({ outcome: 'timeout', failed: 'timeout' })
  })
  request.end({ 'http.response.status_code': 200 })
  log.info('outside')
  await close()
  const of = (name: string) => receiver.spans.find((span) => span.name === name)
  expect(of('request')).toMatchObject({
    traceId: request.traceId,
    attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
    status: {},
  })
  expect(of('upstream call')).toMatchObject({
    traceId: request.traceId,
    parentSpanId: of('request')?.spanId,
    attributes: { service: 'game', outcome: 'timeout' },
    status: { code: 2, message: 'timeout' },
  })
  expect(receiver.resources[0]).toMatchObject({ 'service.name': 'gruppetto', 'service.version': 'build-1' })
  expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer of-the-collector' })
  const [inside, outside] = lines.map((line) => JSON.parse(line) as { traceId?: string })
  expect(inside?.traceId).toBe(request.traceId)
  expect(outside).not.toHaveProperty('traceId')
})

test('counts, times and gauges arrive with what they are about', async () => {
  provideGauge('site.breaker.open', () => [{ value: 1, attributes: { service: 'game', class: 'write' } }])
  measurements().count('site.pages.made', { status: 200 })
  measurements().count('site.pages.made', { status: 200 })
  measurements().record('site.upstream.duration', 0.25, { service: 'game' })
  await close()
  expect(receiver.points('site.pages.made')).toMatchObject([{ attributes: { status: 200 }, asDouble: 2 }])
  expect(receiver.points('site.upstream.duration')).toMatchObject([{ count: 1, sum: 0.25 }])
  expect(receiver.points('site.breaker.open')).toMatchObject([
    { attributes: { service: 'game', class: 'write' }, asDouble: 1 },
  ])
})

test('a gauge shows what is now, also after the machine’s clock has been set back', async () => {
  const latest = () => receiver.points('process.uptime').at(-1)?.asDouble
  const everyMoment = openTelemetry({
    OTEL_TRACES_SAMPLER_ARG: 0,
    PRODUCT_SLUG: 'gruppetto',
    version: 'build-1',
    endpoint: receiver.url,
    metricsEveryMs: 20,
  })
  provideGauge('process.uptime', () => [{ value: 1 }])
  await expect.poll(latest).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 600_000 })
  try {
    provideGauge('process.uptime', () => [{ value: 2 }])
    await expect.poll(latest).toBe(2)
  } finally {
    vi.useRealTimers()
    await everyMoment()
  }
})

const finished = { method: 'GET', route: '/plans', status: 200, ms: 0.1, cache: 'stored' } as const
const exchange = () => newExchange({ statusCode: 200, setHeader: () => undefined })

test('each request is counted, and of those answered at once few leave a trace: one in twenty, slow and failed ones', async () => {
  const observe = measureRequests()
  for (let count = 0; count < 40; count += 1) observe(finished, exchange())
  observe({ ...finished, ms: 150, route: '/slow' }, exchange())
  observe({ ...finished, status: 503, route: '/failed' }, exchange())
  const span = measurements().begin('request', {})
  observe({ ...finished, route: '/made' }, { ...exchange(), span })
  await close()
  const routes = receiver.spans.map(({ attributes }) => String(attributes['http.route']))
  expect(routes.toSorted((one, other) => one.localeCompare(other))).toEqual([
    '/failed',
    '/made',
    '/plans',
    '/plans',
    '/slow',
  ])
  const counted = receiver.points('http.server.request.duration')
  expect(counted.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(43)
  expect(receiver.points('site.cache.requests')).toMatchObject([{ attributes: { result: 'stored' }, asDouble: 43 }])
})

test('of the share that is asked for, none leaves no trace and is counted all the same', async () => {
  await close()
  close = open(0)
  const span = measurements().begin('request', {})
  measureRequests()(finished, { ...exchange(), span })
  await close()
  expect(receiver.spans).toEqual([])
  expect(receiver.points('http.server.request.duration')).toMatchObject([{ count: 1 }])
})

test('a collector that is away costs a line without its address', async () => {
  await close()
  const warn = vi.spyOn(siteLog(), 'warn').mockReturnValue()
  close = open(1, 'http://127.0.0.1:9')
  measurements().count('site.pages.made', { status: 200 })
  await close()
  expect(warn).toHaveBeenCalledWith('measurements could not be exported')
})
