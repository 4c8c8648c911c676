/** The sandbox's time, which demos and tests may move. */
export type Clock = {
  now(): Date
  /** Puts the clock this many milliseconds ahead of the machine's. */
  setOffset(milliseconds: number): void
  /** Resets the offset to its start value. */
  reset(): void
}

/**
 * @param startOffset milliseconds ahead of the machine's clock
 * @param machineTime epoch milliseconds by the machine's clock
 */
export function createClock(startOffset = 0, machineTime: () => number = Date.now): Clock {
  let offset = startOffset
  return {
    now: () => new Date(machineTime() + offset),
    setOffset: (milliseconds) => {
      offset = milliseconds
    },
    reset: () => {
      offset = startOffset
    },
  }
}
