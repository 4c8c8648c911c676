import { onTestFinished, vi } from 'vitest'

/** A test's page ends with it: what it listens to is not heard by the pages of later tests. */
export function endListenersWithTest(...targets: EventTarget[]): void {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const endingWith = (options: unknown) =>
    typeof options === 'object' && options !== null && 'signal' in options && options.signal instanceof AbortSignal
      ? AbortSignal.any([options.signal, ending.signal])
      : ending.signal
  for (const target of targets) {
    const listen = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) =>
      listen(type, listener, { ...(typeof options === 'object' ? options : {}), signal: endingWith(options) }),
    )
  }
}
