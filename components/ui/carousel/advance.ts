/** The index to show in a carousel that wraps: after the last the first, before the first the last. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** Milliseconds that a slide is shown; the first one may be shorter (PB-046). */
export function stayOf(
  index: number,
  { intervalMs, firstShorterMs }: { intervalMs: number; firstShorterMs: number },
): number {
  return index === 0 ? intervalMs - firstShorterMs : intervalMs
}

/** Milliseconds in a style variable's value (SX-026); undefined if it isn't a duration. */
export function parseMilliseconds(value: string): number | undefined {
  const [, amount, unit] = /^\s*(\d*\.?\d+)(m?s)\s*$/.exec(value) ?? []
  return amount === undefined ? undefined : Number(amount) * (unit === 's' ? 1000 : 1)
}

export type PauseReason = 'hover' | 'focus' | 'button' | 'reduced-motion' | 'out-of-sight'

/** A repeating timer that can be paused for several reasons at once. */
export type Ticker = {
  /** Restarts the wait for the next slide. */
  restart(): void
  pause(reason: PauseReason): void
  resume(reason: PauseReason): void
  stop(): void
}

/** @param delay returns the milliseconds until the next tick; called before each */
export function createTicker(tick: () => void, delay: () => number): Ticker {
  const reasons = new Set<PauseReason>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const clear = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const restart = () => {
    clear()
    if (reasons.size > 0) return
    timer = setTimeout(() => {
      timer = undefined
      tick()
      // A tick that moves the slides has restarted the wait itself.
      if (timer === undefined) restart()
    }, delay())
  }
  return {
    restart,
    pause(reason) {
      reasons.add(reason)
      clear()
    },
    resume(reason) {
      if (reasons.delete(reason) && reasons.size === 0) restart()
    },
    stop: clear,
  }
}
