import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import type { GaugeName } from '@/lib/core/server/telemetry/metrics'

const MIB = 1024 * 1024

/** A process that provides no gauge yet. */
async function start() {
  forgetProcessState()
  vi.resetModules()
  const [gauges, status] = await Promise.all([
    import('@/lib/core/server/telemetry/gauges'),
    import('@/lib/core/server/telemetry/status'),
  ])
  return { ...gauges, ...status }
}

let site: Awaited<ReturnType<typeof start>>
beforeEach(async () => {
  site = await start()
})

test.each<[GaugeName, number, number, string]>([
  ['site.breaker.open', 0, 1, 'service out of reach'],
  ['site.upstream.slowed', 0, 1, 'service limits the site'],
  ['site.redis.connected', 1, 0, 'redis out of reach'],
  ['site.instances.heard', 1, 0, 'other instances not heard'],
  ['site.clock.off', 30, 31, 'clock is off'],
  ['site.clock.off', -30, -31, 'clock is off'],
  ['site.publish.age', 180, 181, 'publish not checked'],
  ['site.front.failing', 0, 1, 'front takes no purges'],
  ['site.requests.waiting', 100, 101, 'requests wait'],
  ['site.event_loop.delay', 0.2, 0.21, 'event loop late'],
  ['site.closed', 0, 1, 'site closed'],
  ['site.disk.writable', 1, 0, 'disk not writable'],
  ['site.disk.free', 200 * MIB, 200 * MIB - 1, 'disk nearly full'],
])('an operator has nothing to do while %s is %d, and something when it is %d: %s', (gauge, good, bad, problem) => {
  site.provideGauge(gauge, () => [{ value: good }])
  expect(site.readStatus()).toMatchObject({ status: 'ok', problems: [] })
  site.provideGauge(gauge, () => [{ value: good }, { value: bad, attributes: { service: 'game' } }])
  expect(site.readStatus()).toMatchObject({ status: 'problems', problems: [{ problem, value: bad, service: 'game' }] })
})

test('no other value is a problem, however high', () => {
  site.provideGauge('process.memory.usage', () => [{ value: 1e12 }])
  site.provideGauge('site.publish.open', () => [{ value: 1e6 }])
  expect(site.readStatus().status).toBe('ok')
})

describe('the status shows', () => {
  test('each value that something provides, with its unit', () => {
    site.provideGauge('process.uptime', () => [{ value: 7 }])
    site.provideGauge('site.requests.waiting', () => [{ value: 1, attributes: { kind: 'page' } }, { value: 2 }])
    expect(site.readStatus().gauges).toEqual({
      'process.uptime': { unit: 's', readings: [{ value: 7 }] },
      'site.requests.waiting': {
        unit: '{request}',
        readings: [{ value: 1, attributes: { kind: 'page' } }, { value: 2 }],
      },
    })
  })

  test('nothing of what provides no value, or can’t be read', () => {
    site.provideGauge('site.redis.connected', () => [])
    site.provideGauge('site.disk.free', () => {
      throw new Error('no disk')
    })
    expect(site.readStatus()).toEqual({ status: 'ok', problems: [], gauges: {} })
    expect(site.providedGauges()).toEqual(['site.redis.connected', 'site.disk.free'])
    expect(site.readGauge('process.uptime')).toEqual([])
  })
})

test('all copies of the module know what one of them provides', async () => {
  site.provideGauge('process.uptime', () => [{ value: 7 }])
  vi.resetModules()
  const { readGauge } = await import('@/lib/core/server/telemetry/gauges')
  expect(readGauge('process.uptime')).toEqual([{ value: 7 }])
})

test('work is measured while something measures, and not after that', async () => {
  const { provideTelemetry, telemetry } = await import('@/lib/core/server/telemetry/telemetry')
  expect(telemetry()).toBeUndefined()
  const measuring = { begin: vi.fn(), within: vi.fn(), count: vi.fn(), record: vi.fn(), traceId: () => 'a1' }
  provideTelemetry(measuring)
  expect(telemetry()?.traceId()).toBe('a1')
  provideTelemetry(undefined)
  expect(telemetry()).toBeUndefined()
})
