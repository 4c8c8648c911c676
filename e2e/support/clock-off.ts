// Loaded before a program (`node --import`): its machine's clock is off by CLOCK_IS_OFF_MS.
import { shiftClock } from './shift-clock.ts'

const offsetMs = Number(process.env.CLOCK_IS_OFF_MS)
shiftClock(() => offsetMs)
