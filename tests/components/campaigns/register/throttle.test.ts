import { expect, test, vi } from 'vitest'
import { throttleCalls } from '@/components/campaigns/register/throttle'

function throttledAt(start: number) {
  let now = start
  const run = vi.fn<(name: string) => void>()
  const call = throttleCalls(run, 1000, () => new Date(now))
  return { run, callAt: (instant: number, name: string) => ((now = instant), call(name)) }
}

test('runs once in 1000 ms and drops what comes between [CP-051]', () => {
  const { run, callAt } = throttledAt(0)
  callAt(0, 'first')
  callAt(1, 'too soon')
  callAt(999, 'too soon')
  callAt(1000, 'second')
  callAt(1999, 'too soon')
  expect(run.mock.calls).toEqual([['first'], ['second']])
})

test('calls that are dropped put nothing off', () => {
  const { run, callAt } = throttledAt(0)
  for (let now = 0; now <= 3000; now += 250) callAt(now, String(now))
  expect(run.mock.calls.flat()).toEqual(['0', '1000', '2000', '3000'])
})

test('a clock that is set back silences nothing for long', () => {
  const { run, callAt } = throttledAt(0)
  callAt(3_600_000, 'before')
  callAt(0, 'after')
  expect(run.mock.calls).toEqual([['before'], ['after']])
})
