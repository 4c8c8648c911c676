import { readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** Processor time that a process has used so far, in milliseconds, as counted by Linux; NaN without a process. */
export function processorMs(pid: string | undefined): number {
  if (pid === undefined) return NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
