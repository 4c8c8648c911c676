import { expect, test, vi } from 'vitest'
import {
  askedPauseMs,
  isOutage,
  isOutcome,
  isRateLimited,
  isServed,
  pauseMs,
  type Outcome,
} from '@/lib/core/server/upstream-outcome'

const answer = (status: number, headers: Record<string, string> = {}): Outcome => ({
  response: new Response(null, { status, headers }),
})

test.each([[null], [undefined], ['response'], [7], [{}], [{ status: 200 }], [() => ({ failed: 'open' })]])(
  'what policies pass on besides is no outcome, and no outage: %s',
  (value) => {
    expect([isOutcome(value), isOutage(value)]).toEqual([false, false])
  },
)

test('an answer is an outcome, and so is a failure', () => {
  expect([isOutcome(answer(200)), isOutcome({ failed: 'open' })]).toEqual([true, true])
})

test.each<[Outcome, outage: boolean, served: boolean, limited: boolean]>([
  [answer(200), false, true, false],
  [answer(404), false, true, false],
  [answer(428), false, true, false],
  [answer(429), false, false, true],
  [answer(430), false, true, false],
  [answer(499), false, true, false],
  [answer(500), true, false, false],
  [answer(503), true, false, false],
  [{ failed: 'network' }, true, false, false],
  [{ failed: 'cut_short' }, true, false, false],
  [{ failed: 'timeout' }, true, false, false],
  [{ failed: 'too_large' }, false, false, false],
  [{ failed: 'open' }, false, false, false],
  [{ failed: 'busy', status: 429 }, false, false, false],
  [{ failed: 'over_budget' }, false, false, false],
  [{ failed: 'off' }, false, false, false],
])('a service is in trouble, has served or limits: %j is %s, %s, %s', (outcome, outage, served, limited) => {
  expect([isOutage(outcome), isServed(outcome), isRateLimited(outcome)]).toEqual([outage, served, limited])
})

test('the pause that is asked for is in the answer, or known from before', () => {
  expect(askedPauseMs(answer(503, { 'retry-after': '2' }))).toBe(2000)
  expect(askedPauseMs(answer(503))).toBeUndefined()
  expect(askedPauseMs({ failed: 'open', retryAfterMs: 700 })).toBe(700)
  expect(askedPauseMs({ failed: 'network' })).toBeUndefined()
})

test.each([
  [0, 100],
  [0.5, 200],
  [0.999, 299.8],
])('another attempt comes after a tenth to three tenths of a second: chance %d, %d ms', (chance, milliseconds) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  expect(pauseMs({ failed: 'network' })).toBeCloseTo(milliseconds)
  expect(pauseMs({ failed: 'busy', retryAfterMs: 1000 })).toBeCloseTo(1000 + milliseconds)
})
