import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSettled } from '@/components/ui/when-settled'

const settled = vi.fn<() => void>()
const readyStateIs = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

beforeEach(() => {
  vi.useFakeTimers()
  settled.mockClear()
  readyStateIs('complete')
})

afterEach(() => {
  vi.useRealTimers()
})

test('comes three seconds after the page has loaded', () => {
  readyStateIs('interactive')
  whenSettled(settled)
  vi.advanceTimersByTime(60_000)
  expect(settled).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(2999)
  expect(settled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(settled).toHaveBeenCalledOnce()
})

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('comes at the first %s, and once', (act) => {
  whenSettled(settled)
  document.body.dispatchEvent(new Event(act))
  expect(settled).toHaveBeenCalledOnce()
  document.body.dispatchEvent(new Event(act))
  vi.advanceTimersByTime(10_000)
  expect(settled).toHaveBeenCalledOnce()
})

test('never comes once nobody waits for it', () => {
  whenSettled(settled)()
  document.body.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(10_000)
  expect(settled).not.toHaveBeenCalled()
})
