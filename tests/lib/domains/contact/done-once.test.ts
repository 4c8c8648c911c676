import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doneOnce } from '@/lib/domains/contact/done-once'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const TEN_MINUTES = 10 * 60_000

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => void vi.useRealTimers())

test('the same contents are done once within ten minutes, also by two at the same time', async () => {
  const work = vi.fn(async () => undefined)
  await Promise.all([doneOnce(['a', 'b'], work, 0), doneOnce(['a', 'b'], work, 0)])
  await doneOnce(['a', 'b'], work, TEN_MINUTES - 1)
  expect(work).toHaveBeenCalledTimes(1)
  await doneOnce(['a', 'b'], work, TEN_MINUTES)
  expect(work).toHaveBeenCalledTimes(2)
})

test('other contents are done for themselves, however alike they read', async () => {
  const work = vi.fn(async () => undefined)
  for (const contents of [['a', 'b'], ['ab'], ['a', 'b', ''], ['a,b']]) await doneOnce(contents, work, 0)
  expect(work).toHaveBeenCalledTimes(4)
})

test('what failed can be tried again at once', async () => {
  await expect(doneOnce(['a'], () => Promise.reject(new Error('down')), 0)).rejects.toThrow('down')
  const work = vi.fn(async () => undefined)
  await doneOnce(['a'], work, 0)
  expect(work).toHaveBeenCalledTimes(1)
})

test('2,000 doings are remembered, and the one that was asked for the longest ago is forgotten first', async () => {
  const work = vi.fn(async () => undefined)
  for (let id = 0; id < 2000; id += 1) await doneOnce([String(id)], work, 0)
  await doneOnce(['0'], work, TEN_MINUTES) // done again, so now the latest
  await doneOnce(['2000'], work, TEN_MINUTES)
  work.mockClear()
  await doneOnce(['0'], work, TEN_MINUTES)
  await doneOnce(['2'], work, 0)
  expect(work).not.toHaveBeenCalled()
  await doneOnce(['1'], work, 0)
  expect(work).toHaveBeenCalledTimes(1)
})
