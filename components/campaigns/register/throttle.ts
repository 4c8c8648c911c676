import type { Clock } from '@/lib/core/clock'

/** `run`, at most once per `everyMs`; calls that come sooner are dropped. */
export function throttleCalls<Args extends unknown[]>(
  run: (...args: Args) => void,
  everyMs: number,
  clock: Clock,
): (...args: Args) => void {
  let ranAt = -Infinity
  return (...args) => {
    const now = clock().getTime()
    // If the clock is set back, calls must not be dropped until it has caught up.
    if (Math.abs(now - ranAt) < everyMs) return
    ranAt = now
    run(...args)
  }
}
