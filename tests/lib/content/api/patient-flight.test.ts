import { expect, onTestFinished, test, vi } from 'vitest'
import { PatientFlight } from '@/lib/content/api/patient-flight'

const turnOfEventLoop = setImmediate

function start() {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const end = Promise.withResolvers<string>()
  return { flight: new PatientFlight<string>(), end, work: vi.fn(() => end.promise) }
}

test('what comes in time is had by all who wait', async () => {
  const { flight, end, work } = start()
  const both = Promise.all([flight.joinFor(500, 'a', work), flight.join('a', work)])
  await vi.advanceTimersByTimeAsync(499)
  end.resolve('done')
  expect(await both).toEqual(['done', 'done'])
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that hangs keeps later callers waiting for as much less, and then nobody', async () => {
  const { flight, work } = start()
  const first = flight.joinFor(500, 'a', work)
  await vi.advanceTimersByTimeAsync(400)
  const second = flight.joinFor(500, 'a', work)
  await vi.advanceTimersByTimeAsync(100)
  expect([await first, await second]).toEqual([undefined, undefined])
  expect(await flight.joinFor(500, 'a', work)).toBeUndefined()
  expect(work).toHaveBeenCalledTimes(1)
})

test('with no time at all the work is begun, and goes on', async () => {
  const { flight, end, work } = start()
  expect(await flight.joinFor(0, 'a', work)).toBeUndefined()
  const whole = flight.join('a', work)
  end.resolve('done')
  expect(await whole).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

test('a failure that nobody waits for is nobody’s, and ends no process', async () => {
  const { flight, end, work } = start()
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  expect(await flight.joinFor(0, 'a', work)).toBeUndefined()
  end.reject(new Error('no'))
  await vi.advanceTimersByTimeAsync(0)
  await new Promise((resolve) => void turnOfEventLoop(resolve))
  expect(unhandled).not.toHaveBeenCalled()
})

test('a failure in time is that of all who wait, and one after it nobody’s', async () => {
  const { flight, end, work } = start()
  const inTime = flight.joinFor(500, 'a', work)
  inTime.catch(() => undefined)
  expect(await flight.joinFor(0, 'a', work)).toBeUndefined()
  end.reject(new Error('no'))
  await expect(inTime).rejects.toThrow('no')
})
