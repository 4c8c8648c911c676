import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admissionLimits, waitingLimits } from '@/lib/core/limits'
import { begun, open, settle } from './applicants'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer that nobody takes counts against its client alone', async () => {
  const { apply } = open()
  const answers = Array.from({ length: admissionLimits.page.most }, (_, index) => apply(`client ${index}`))
  await vi.advanceTimersByTimeAsync(50)
  const other = apply('b')
  await vi.advanceTimersByTimeAsync(waitingLimits.slowReaderMs)
  expect(other.begin).not.toHaveBeenCalled()
  for (const answer of answers) answer.headersSent = true
  await vi.advanceTimersByTimeAsync(waitingLimits.slowReaderMs)
  expect(other.begin).toHaveBeenCalledOnce()
  const own = [apply('client 0'), apply('client 0')]
  await vi.advanceTimersByTimeAsync(100)
  expect(begun(own)).toBe(admissionLimits.page.perClient - 1)
})

test('the place of an answer that nobody takes is another’s at once', async () => {
  const { apply } = open()
  const [first] = Array.from({ length: admissionLimits.page.most }, (_, index) => apply(`client ${index}`))
  if (first) first.headersSent = true
  await vi.advanceTimersByTimeAsync(30)
  const other = apply('b')
  await vi.advanceTimersByTimeAsync(waitingLimits.slowReaderMs - 31)
  expect(other.begin).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(other.begin).toHaveBeenCalledOnce()
})

test('when such an answer ends, its client’s next begins at once', async () => {
  const { apply } = open()
  const answers = Array.from({ length: admissionLimits.page.perClient }, () => apply('a'))
  for (const answer of answers) answer.headersSent = true
  await vi.advanceTimersByTimeAsync(30)
  const next = apply('a')
  await vi.advanceTimersByTimeAsync(waitingLimits.slowReaderMs - 20)
  expect(next.begin).not.toHaveBeenCalled()
  answers[0]?.end()
  await vi.advanceTimersByTimeAsync(1)
  expect(next.begin).toHaveBeenCalledOnce()
})

test('nothing is looked after while nobody waits', async () => {
  const { apply } = open()
  const answers = Array.from({ length: 5 }, () => apply('a'))
  await settle()
  const looking = vi.getTimerCount()
  apply('a')
  apply('a')
  await settle()
  expect(vi.getTimerCount()).toBe(looking)
  for (const answer of answers) answer.abort()
  await vi.advanceTimersByTimeAsync(waitingLimits.mostMs + 1000)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2)
})
