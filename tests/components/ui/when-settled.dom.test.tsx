import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSettled } from '@/components/ui/when-settled'

const A_FRAME_MS = 20
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

test('comes three seconds after the page has loaded', async () => {
  readyStateIs('interactive')
  whenSettled(settled)
  vi.advanceTimersByTime(60_000)
  expect(settled).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(2999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(A_FRAME_MS)
  expect(settled).toHaveBeenCalledOnce()
})

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'comes after the first %s has been painted, and once',
  async (act) => {
    whenSettled(settled)
    document.body.dispatchEvent(new Event(act))
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(A_FRAME_MS)
    expect(settled).toHaveBeenCalledOnce()
    document.body.dispatchEvent(new Event(act))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(settled).toHaveBeenCalledOnce()
  },
)

test('never comes once nobody waits for it, be it that the visitor has just done something', async () => {
  const cancel = whenSettled(settled)
  document.body.dispatchEvent(new Event('scroll'))
  cancel()
  whenSettled(settled)()
  document.body.dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(settled).not.toHaveBeenCalled()
})
