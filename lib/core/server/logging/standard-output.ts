import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'
import { machineTime } from '../../clock.ts'

/** @returns how many bytes were written; throws if none can be */
type Write = (bytes: Uint8Array) => number

const STDOUT = 1

const write: Write = (bytes) => writeSync(STDOUT, bytes)

/**
 * Writes log lines synchronously. One that can't be written (full disk, closed pipe) is dropped without blocking or
 * failing; the next one that can be written reports the loss first.
 */
export function standardOutput(output: Write = write): DestinationStream {
  let lost = 0
  let isTorn = false
  const put = (text: string) => {
    let rest = Buffer.from(isTorn ? `\n${text}` : text)
    try {
      while (rest.length > 0) {
        rest = rest.subarray(output(rest))
        isTorn = rest.length > 0
      }
    } catch {
      lost += 1
    }
  }
  return {
    write(line) {
      const before = lost
      if (before > 0) put(aboutLost(before))
      if (lost > before) return
      lost = 0
      put(line)
    },
  }
}

const aboutLost = (lost: number) =>
  `${JSON.stringify({ level: 'warn', time: new Date(machineTime()).toISOString(), lost, msg: 'lines of the log are lost' })}\n`
