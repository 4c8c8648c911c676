import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLatestLoad } from '@/components/ui/use-latest-load'

type Answers = { give: (answer: string) => void; fail: () => void; signal: AbortSignal }

/** Begins a load that is answered by hand. */
function begin(load: ReturnType<typeof useLatestLoad>['load']) {
  const show = vi.fn<(answer: string | undefined) => void>()
  const by: Partial<Answers> = {}
  const done = load((signal) => {
    by.signal = signal
    return new Promise<string>((resolve, reject) => Object.assign(by, { give: resolve, fail: reject }))
  }, show)
  return { show, by, done }
}

test('of two loads only the later one is shown, whichever is answered first', async () => {
  const { result } = renderHook(() => useLatestLoad())
  const first = begin(result.current.load)
  const second = begin(result.current.load)
  expect([first.by.signal?.aborted, second.by.signal?.aborted]).toEqual([true, false])
  second.by.give?.('second')
  await act(() => second.done)
  first.by.give?.('first')
  await act(() => first.done)
  expect(first.show).not.toHaveBeenCalled()
  expect(second.show).toHaveBeenCalledExactlyOnceWith('second')
})

test('a load that fails shows that there is nothing', async () => {
  const { result } = renderHook(() => useLatestLoad())
  const { by, done, show } = begin(result.current.load)
  by.fail?.()
  await act(() => done)
  expect(show).toHaveBeenCalledExactlyOnceWith(undefined)
})

test.each([
  ['its component goes', ({ unmount }: { unmount: () => void }) => unmount()],
  ['it is cancelled', (_: unknown, cancel: () => void) => cancel()],
])('a load shows nothing any more once %s', async (_, end) => {
  const hook = renderHook(() => useLatestLoad())
  const { by, done, show } = begin(hook.result.current.load)
  end(hook, hook.result.current.cancel)
  expect(by.signal?.aborted).toBe(true)
  by.give?.('late')
  await act(() => done)
  expect(show).not.toHaveBeenCalled()
})
