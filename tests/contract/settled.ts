import { vi } from 'vitest'

const turnOfEventLoop = setImmediate

/** To be called before each test that uses `settled`; the network stays real. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
}

/** Lets the product's pauses and deadlines pass at a millisecond for each turn of the event loop, until work is over. */
export async function settled<Value>(work: Promise<Value>): Promise<Value> {
  const ending = work.then(
    () => true,
    () => true,
  )
  const turn = () => new Promise<false>((resolve) => void turnOfEventLoop(() => resolve(false)))
  while (!(await Promise.race([ending, turn()]))) vi.advanceTimersByTime(1)
  return work
}

/** What work fails with; an answer in its place fails the test. */
export function failureOf(work: Promise<unknown>): Promise<unknown> {
  return settled(work).then(
    (answer) => {
      throw new Error(`answered ${JSON.stringify(answer)}`)
    },
    (error: unknown) => error,
  )
}
