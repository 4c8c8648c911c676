import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError, NotFoundError, UpstreamError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { rateLimits, countingLimits } from '@/lib/core/limits'
import { processWide } from '@/lib/core/server/process-wide'
import type { Limiter } from '@/lib/core/server/rate-limit/limiter'
import { countingGuesses, takeTry, tryOrWait, waitFor } from '@/lib/core/server/rate-limit/rate-limit'
import { forgetProcessState } from '@/tests/support/forget-process-state'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers()
  vi.spyOn(log, 'warn')
})
afterEach(() => {
  vi.useRealTimers()
})

const times = (count: number, work: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, work))

const refused = (seconds: number) => ({ code: 'too_many_requests', retryAfterSeconds: seconds })

/** The module as a new process has it. */
async function started() {
  vi.resetModules()
  forgetProcessState()
  return import('@/lib/core/server/rate-limit/rate-limit')
}

test('a client may do as much as the table says, and is told when to come back', async () => {
  const { tries, seconds } = rateLimits.signIn
  await times(tries, () => takeTry('signIn', '192.0.2.1'))
  await vi.advanceTimersByTimeAsync(23_400)
  await expect(takeTry('signIn', '192.0.2.1')).rejects.toMatchObject(refused(seconds - 23))
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await expect(takeTry('signIn', '192.0.2.1')).resolves.toBeUndefined()
})

test('one client’s tries are not another’s, and one limit’s not another’s', async () => {
  await times(rateLimits.signIn.tries, () => takeTry('signIn', '192.0.2.2'))
  await expect(takeTry('signIn', '192.0.2.3')).resolves.toBeUndefined()
  await expect(takeTry('signInAnswer', '192.0.2.2')).resolves.toBeUndefined()
})

test('who goes on is logged once', async () => {
  await times(rateLimits.signIn.tries, () => takeTry('signIn', '192.0.2.4'))
  for (let more = 0; more < 5; more += 1) await takeTry('signIn', '192.0.2.4').catch(() => undefined)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ limit: 'signIn' }, 'too many tries')
})

test('the wait can be asked for without a try', async () => {
  await times(rateLimits.signIn.tries - 1, () => takeTry('signIn', '192.0.2.5'))
  await expect(waitFor('signIn', '192.0.2.5')).resolves.toBeUndefined()
  await takeTry('signIn', '192.0.2.5')
  await expect(waitFor('signIn', '192.0.2.5')).resolves.toBe(rateLimits.signIn.seconds)
  await expect(waitFor('signIn', 'nobody yet')).resolves.toBeUndefined()
})

test('nobody is told to wait longer than the limit lasts, also after the machine’s clock was put back', async () => {
  const { tries, seconds } = rateLimits.signIn
  await times(tries, () => takeTry('signIn', '192.0.2.8'))
  vi.setSystemTime(Date.now() - 3_600_000)
  await expect(takeTry('signIn', '192.0.2.8')).rejects.toMatchObject(refused(seconds))
  await expect(waitFor('signIn', '192.0.2.8')).resolves.toBe(seconds)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await expect(takeTry('signIn', '192.0.2.8')).resolves.toBeUndefined()
})

test('a try that is only counted is refused nothing', async () => {
  await times(rateLimits.sharedPages.tries, () => takeTry('sharedPages', '192.0.2.6'))
  await expect(tryOrWait('sharedPages', '192.0.2.6')).resolves.toBeGreaterThan(0)
  await expect(tryOrWait('sharedPages', '192.0.2.7')).resolves.toBeUndefined()
})

test.each([new Error('the store is away'), 'text', null, { code: 'too_many_requests' }])(
  'what is no refusal of a counter is not taken for one (%#)',
  async (failure) => {
    const limiter: Limiter = new RateLimiterMemory({ points: 1, duration: 1 })
    vi.spyOn(limiter, 'consume').mockRejectedValue(failure)
    processWide('rate limits', () => new Map<string, Limiter>()).set('signIn', limiter)
    await expect(takeTry('signIn', 'anybody')).rejects.toBe(failure)
    await expect(tryOrWait('signIn', 'anybody')).rejects.toBe(failure)
  },
)

describe('a secret', () => {
  const guess = (who: string, error?: Error) => () =>
    countingGuesses('eventSecret', who, () => (error ? Promise.reject(error) : Promise.resolve('the event')))
  const wrong = new NotFoundError('event 7')
  const { tries } = rateLimits.eventSecret

  test('that is right can be used for ever', async () => {
    for (let use = 0; use < tries * 3; use += 1) await guess('192.0.2.6')()
    await expect(guess('192.0.2.6')()).resolves.toBe('the event')
  })

  test('is guessed at so often, and the right one no longer helps then', async () => {
    await Promise.allSettled(Array.from({ length: tries }, guess('192.0.2.7', wrong)))
    await expect(guess('192.0.2.7')()).rejects.toMatchObject(refused(rateLimits.eventSecret.seconds))
  })

  test('guesses side by side count each, before any is answered', async () => {
    const work = vi.fn(() => Promise.reject(wrong))
    const all = await Promise.allSettled(
      Array.from({ length: tries * 2 }, () => countingGuesses('eventSecret', '192.0.2.8', work)),
    )
    expect(work).toHaveBeenCalledTimes(tries)
    expect(all.every(({ status }) => status === 'rejected')).toBe(true)
  })

  test.each(['not_found', 'not_authorized', 'invalid_input', 'sign_up_refused'] as const)(
    'that is answered with %s is wrong',
    async (code) => {
      for (let use = 0; use < tries; use += 1) await guess('192.0.2.9', new AppError(code))().catch(() => undefined)
      await expect(guess('192.0.2.9')()).rejects.toMatchObject(refused(rateLimits.eventSecret.seconds))
    },
  )

  test.each([
    ['an outage', new UpstreamError({ service: 'game', operation: 'getEvent', kind: 'timeout' })],
    ['a session that has ended', new AppError('not_signed_in')],
  ])('%s is no guess', async (what, error) => {
    for (let use = 0; use < tries * 2; use += 1) await guess(what, error)().catch(() => undefined)
    await expect(guess(what)()).resolves.toBe('the event')
  })
})

test('however many clients come, so many are remembered, who was seen last among them', async () => {
  const { takeTry: take, waitFor: wait } = await started()
  const { tries, seconds } = rateLimits.webhook
  let others = 0
  const come = async (count: number) => {
    for (let other = 0; other < count; other += 1) await take('webhook', `other ${(others += 1)}`)
  }
  await times(tries, () => take('webhook', 'early'))
  await times(tries, () => take('webhook', 'steady'))
  await come(countingLimits.remembered - 2)
  await expect(wait('webhook', 'early')).resolves.toBe(seconds)
  await expect(take('webhook', 'steady')).rejects.toMatchObject(refused(seconds))
  await come(1)
  await expect(wait('webhook', 'early')).resolves.toBeUndefined()
  await come(10)
  await expect(wait('webhook', 'steady')).resolves.toBe(seconds)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(countingLimits.remembered)
})

test.each([
  ['2', 240],
  ['0.5', 60],
  ['0.01', 1],
])('scaled by %s the limit of 120 is %s', async (scale, tries) => {
  vi.stubEnv('RATE_LIMIT_SCALE', scale)
  const { takeTry: take } = await started()
  await times(tries, () => take('signIn', '192.0.2.9'))
  await expect(take('signIn', '192.0.2.9')).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('pages, route handlers and the proxy share the count, though each has a copy of the module', async () => {
  const one = await started()
  vi.resetModules()
  const other = await import('@/lib/core/server/rate-limit/rate-limit')
  await times(rateLimits.signIn.tries, () => one.takeTry('signIn', '192.0.2.10'))
  await expect(other.takeTry('signIn', '192.0.2.10')).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(other.waitFor('signIn', '192.0.2.10')).resolves.toBe(rateLimits.signIn.seconds)
})
