import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { processorMs } from './processor-ms.ts'

const SECONDS = 5
/** Connections at full speed. */
export const CONNECTIONS = 20

/** What a program did under load: requests a second, and milliseconds of processor time for each. */
export type Load = { perSecond: number; ms: number }

const run = promisify(execFile)

/** Requests an address as fast as it is answered, by `wrk`. @param pid of the process whose processor time counts */
export async function loadOf(url: string, headers: Record<string, string>, pid: string): Promise<Load> {
  const before = processorMs(pid)
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...named, url])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (bad !== undefined) throw new Error(`${bad} answers of ${url} were failures`)
  return { perSecond: requests / SECONDS, ms: (processorMs(pid) - before) / requests }
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
