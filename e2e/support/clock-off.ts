// Loaded before a program (`node --import`): its machine's clock is off by CLOCK_IS_OFF_MS.
const offsetMs = Number(process.env.CLOCK_IS_OFF_MS)
const TrueDate = Date

class ShiftedDate extends TrueDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(ShiftedDate.now())
    else super(...(given as [number]))
  }

  static override now(): number {
    return TrueDate.now() + offsetMs
  }
}

Object.assign(globalThis, { Date: ShiftedDate })
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offsetMs })
