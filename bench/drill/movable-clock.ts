// Loaded before a program (`node --import`): its machine's clock is off by the milliseconds in the file CLOCK_IS_OFF_FILE.
import { readFileSync } from 'node:fs'
import { shiftClock } from '../../e2e/support/shift-clock.ts'

const LOOK_MS = 1000
const file = process.env.CLOCK_IS_OFF_FILE ?? ''

let offsetMs = 0
setInterval(() => {
  offsetMs = Number(readFileSync(file, 'utf8'))
}, LOOK_MS).unref()
shiftClock(() => offsetMs)
