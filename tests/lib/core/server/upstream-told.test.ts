// What operators are told of services that fail or limit the site.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/core/server/log'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { readGauge } from '@/lib/core/server/telemetry/gauges'
import { failing, good, limiting, service, type Asking } from './fake-service'

const writing = (token: string): Asking => ({ token, method: 'POST', body: {} })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'info').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

/** What a gauge says of the service that the log has named last. */
const valueOf = (gauge: string, attributes: object) =>
  readGauge(gauge).filter((reading) => JSON.stringify(reading.attributes) === JSON.stringify(attributes))

test.each([
  ['site.breaker.open', failing, 'breaker opens', 'breaker closes', 10_000, 1],
  ['site.upstream.slowed', limiting(1), 'calls are slowed', 'calls go at full speed again', 1000, 6],
])('%s is 1 for the class that it is about, until it is over', async (gauge, trouble, begins, ends, pauseMs, calls) => {
  let isUp = false
  const { ask } = service({ answer: () => (isUp ? good() : trouble()) })
  for (const token of ['maya', 'tomas', 'robin', 'greta', 'owen'])
    await ask({ ...writing(token), deadlineMs: 500 }).catch(() => undefined)
  const [about, words] = vi.mocked(log.warn).mock.calls.at(-1) ?? []
  expect(about).toEqual({ service: expect.stringMatching(/^service \d+$/), callClass: 'write' })
  expect(words).toContain(begins)
  const { service: name } = z.object({ service: z.string() }).parse(about)
  const attributes = { service: name, class: 'write' }
  expect(valueOf(gauge, attributes)).toEqual([{ value: 1, attributes }])
  expect(log.info).not.toHaveBeenCalled()

  isUp = true
  await vi.advanceTimersByTimeAsync(pauseMs)
  for (let call = 0; call < calls; call += 1) await ask(writing(`other-${call}`))
  expect(valueOf(gauge, attributes)).toEqual([{ value: 0, attributes }])
  expect(log.info).toHaveBeenCalledExactlyOnceWith(about, expect.stringContaining(ends))
})

test.each([
  ['public read', {}],
  ['member read', { token: 'maya' }],
  ['write', { method: 'PUT' }],
] as const)('the class of calls that fails is named: %s', async (callClass, asking) => {
  const { ask } = service({ answer: failing })
  for (let client = 1; client <= 5; client += 1)
    await withRequestBudget(() => ask(asking), `192.0.2.${client}`).catch(() => undefined)
  expect(log.warn).toHaveBeenCalledWith({ service: expect.any(String), callClass }, 'breaker opens')
})
