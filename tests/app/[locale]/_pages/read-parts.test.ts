import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readParts } from '@/app/[locale]/_pages/read-parts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value))

test('parts that are known in time are values, and nobody waits for longer than the slowest of them', async () => {
  const started = Date.now()
  const reading = readParts(after(30, 'events'), after(120, 7))
  await vi.runAllTimersAsync()
  await expect(reading).resolves.toEqual([{ value: 'events' }, { value: 7 }])
  expect(Date.now() - started).toBe(120)
})

test('a late part is still being read, and holds nothing else back', async () => {
  const reading = readParts(after(30, 'events'), after(2500, 'membership'))
  await vi.advanceTimersByTimeAsync(400)
  const [events, membership] = await reading
  expect(events).toEqual({ value: 'events' })
  expect(membership).toHaveProperty('late')
  await vi.runAllTimersAsync()
  await expect('late' in membership ? membership.late : undefined).resolves.toBe('membership')
})

test('what a part throws in time is thrown, such as the way to sign in', async () => {
  const reading = readParts(after(30, 'events'), Promise.reject(new Error('signed out')))
  await expect(reading).rejects.toThrow('signed out')
})
