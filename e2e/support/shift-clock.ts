const TrueDate = Date

/** Moves the clock of this process. @param offsetMs by how much, asked each time */
export function shiftClock(offsetMs: () => number): void {
  class ShiftedDate extends TrueDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(ShiftedDate.now())
      else super(...(given as [number]))
    }

    static override now(): number {
      return TrueDate.now() + offsetMs()
    }

    // The framework takes a copy of the class with its own members alone.
    static override parse = TrueDate.parse
    static override UTC = TrueDate.UTC
  }
  Object.assign(globalThis, { Date: ShiftedDate })
  // A process takes the time of its start from the clock as it is then.
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offsetMs() })
}
