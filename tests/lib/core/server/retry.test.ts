import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UpstreamError, type UpstreamErrorKind } from '@/lib/core/errors'
import { pauseBeforeRetry, type Outcome } from '@/lib/core/server/retry'

const now = new Date('2026-03-01T18:00:00Z')
const reply = (status: number, retryAfter: string | null = null): Outcome => ({ status, retryAfter, text: '' })
const broken = (kind: UpstreamErrorKind): Outcome => new UpstreamError({ service: 'game', operation: 'getRoute', kind })
const pause = (outcome: Outcome, remainingMs = 4000, chance = 0.5) =>
  pauseBeforeRetry(outcome, { remainingMs, now, chance })

test.each([reply(429), reply(500), broken('network'), broken('cut_short')])('repeats after %j', (outcome) => {
  expect(pause(outcome)).toBe(200)
})

test.each([reply(200), reply(302), reply(404), broken('too_large')])('does not repeat after %j', (outcome) => {
  expect(pause(outcome)).toBeUndefined()
})

test('the pause has jitter', () => {
  expect(pause(reply(500), 4000, 0)).toBe(100)
  expect(pause(reply(500), 4000, 1)).toBe(300)
})

test('waits as long as the service asks, in seconds or until a date', () => {
  expect(pause(reply(429, '2'))).toBe(2200)
  expect(pause(reply(429, 'Sun, 01 Mar 2026 18:00:03 GMT'))).toBe(3200)
})

test('a date gone by or a nonsense asks for nothing', () => {
  expect(pause(reply(429, 'Sun, 01 Mar 2026 17:00:00 GMT'))).toBe(200)
  expect(pause(reply(429, 'soon'))).toBe(200)
})

test('does not repeat where the service asks for more time than there is', () => {
  expect(pause(reply(429, '4'))).toBeUndefined()
})

test('a pause is never shorter than asked nor longer than the time that is left', () => {
  const ranges = { status: fc.constantFrom(429, 500, 503), seconds: fc.nat(10), remaining: fc.nat(5000) }
  fc.assert(
    fc.property(ranges.status, ranges.seconds, ranges.remaining, fc.double({ min: 0, max: 1, noNaN: true }),
      (status, seconds, remainingMs, chance) => {
        const pauseMs = pause(reply(status, String(seconds)), remainingMs, chance)
        if (pauseMs === undefined) return
        expect(pauseMs).toBeGreaterThanOrEqual(seconds * 1000)
        expect(pauseMs).toBeLessThan(remainingMs)
      }),
  )
})
