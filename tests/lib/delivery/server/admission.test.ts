import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admissionLimits, waitingLimits } from '@/lib/core/limits'
import { begun, open, settle } from './applicants'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of one client only so many requests are under way; the next begins when one has ended', async () => {
  const { apply } = open()
  const answers = Array.from({ length: 10 }, () => apply('a'))
  await settle()
  expect(begun(answers)).toBe(admissionLimits.page.perClient)
  answers[0]?.end()
  await settle()
  expect(begun(answers)).toBe(admissionLimits.page.perClient + 1)
})

test('one request of a kind begins in a turn of the event loop, and none of another kind waits for it', async () => {
  const { apply } = open()
  apply('a', 'probe')
  const [kept, pages] = (['kept', 'page'] as const).map((kind) => [apply('a', kind), apply('b', kind)])
  const counts = () => [begun(kept ?? []), begun(pages ?? [])]
  expect(counts()).toEqual([0, 0])
  vi.advanceTimersToNextTimer()
  expect(counts()).toEqual([1, 1])
  vi.advanceTimersToNextTimer()
  expect(counts()).toEqual([2, 2])
})

test('of the kinds that can wait one begins in a turn, and they take turns', async () => {
  const { apply } = open()
  apply('a', 'probe')
  const kinds = ['read', 'page', 'heavy'] as const
  const answers = kinds.map((kind) => [apply('a', kind), apply('b', kind)])
  for (let turn = 0; turn < 3; turn += 1) vi.advanceTimersToNextTimer()
  expect(answers.map(begun)).toEqual([1, 1, 1])
  for (let turn = 0; turn < 3; turn += 1) vi.advanceTimersToNextTimer()
  expect(answers.map(begun)).toEqual([2, 2, 2])
})

test('while connections are made, no work begins that can wait, for a few turns; everything else does', async () => {
  const { admission, apply } = open()
  apply('a', 'probe')
  const page = apply('a', 'page')
  const kept = apply('a', 'kept')
  for (let turn = 0; turn < waitingLimits.heldTurns; turn += 1) {
    admission.expectRequest()
    vi.advanceTimersToNextTimer()
  }
  expect([begun([page]), begun([kept])]).toEqual([0, 1])
  admission.expectRequest()
  vi.advanceTimersToNextTimer()
  expect(begun([page])).toBe(1)
})

test('what one client waits for keeps no other waiting', async () => {
  const { apply } = open()
  for (let index = 0; index < 400; index += 1) apply('a')
  const other = apply('b')
  await settle()
  expect(other.begin).toHaveBeenCalledOnce()
})

test('of all clients only so many are under way', async () => {
  const { apply } = open()
  const answers = Array.from({ length: 200 }, (_, index) => apply(`client ${index}`))
  await settle()
  await vi.advanceTimersByTimeAsync(50)
  expect(begun(answers)).toBe(admissionLimits.page.most)
})

test('while the event loop is late no work begins that can wait; kept pages, writes, pictures and probes go on', async () => {
  const { apply, state } = open()
  state.loopDelay = waitingLimits.loopDelayMs + 1
  const kinds = ['page', 'read', 'heavy', 'kept', 'write', 'probe', 'file', 'picture'] as const
  const answers = kinds.map((kind) => apply('a', kind))
  await settle()
  expect(answers.map(({ begin }) => begin.mock.calls.length)).toEqual([0, 0, 0, 1, 1, 1, 1, 1])
  state.loopDelay = 0
  await vi.advanceTimersByTimeAsync(200)
  expect(begun(answers)).toBe(kinds.length)
})

test('who waits for too long is refused once, and does not begin after that', async () => {
  const { apply } = open()
  const answers = Array.from({ length: 5 }, () => apply('a'))
  await vi.advanceTimersByTimeAsync(waitingLimits.mostMs + 500)
  const [first, second, ...others] = answers
  for (const { refuse } of others) expect(refuse).toHaveBeenCalledOnce()
  first?.end()
  second?.end()
  await settle()
  expect(begun(answers)).toBe(2)
})

test('a client’s requests beyond its queue are refused at once, and nobody else’s', async () => {
  const { apply } = open()
  const most = waitingLimits.perClient + admissionLimits.page.perClient
  const answers = Array.from({ length: most + 3 }, () => apply('a'))
  await settle()
  expect(answers.filter(({ refuse }) => refuse.mock.calls.length > 0).length).toBeGreaterThanOrEqual(1)
  expect(apply('b').refuse).not.toHaveBeenCalled()
})

test('a request whose sender has gone takes nobody’s place and is never begun', async () => {
  const { apply, admission } = open()
  const [first, second, gone, next] = [apply('a'), apply('a'), apply('a'), apply('a')]
  await settle()
  gone.abort()
  first.end()
  second.end()
  await settle()
  expect(gone.begin).not.toHaveBeenCalled()
  expect(gone.refuse).not.toHaveBeenCalled()
  expect(next.begin).toHaveBeenCalledOnce()
  expect(admission.waiting).toBe(0)
})

test('an end that is told twice gives one place back', async () => {
  const { apply } = open()
  const answers = Array.from({ length: 6 }, () => apply('a'))
  await settle()
  answers[0]?.end()
  answers[0]?.end()
  await settle()
  expect(begun(answers)).toBe(admissionLimits.page.perClient + 1)
})
