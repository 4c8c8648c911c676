/** The sandbox's time, which demos and tests may move. */
export type Clock = {
  now(): Date
  /** Shifts the clock by this many milliseconds against the machine's; 0 puts it back. */
  setOffset(milliseconds: number): void
}

/** @param offset milliseconds ahead of the machine's clock at the start */
export function createClock(offset = 0): Clock {
  let shift = offset
  return {
    now: () => new Date(Date.now() + shift),
    setOffset: (milliseconds) => {
      shift = milliseconds
    },
  }
}
