import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const MEGABYTE = 1_000_000
const POLL_MS = 100

type Process = { pid: number; parent: number; command: string }

/** The programs that this one has started, with those that they have started. Linux only. */
function descendants(): Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []))
  const found = new Set([process.pid])
  // A parent has been started before its children, but numbers of processes may begin again at one.
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid)
  }
  return all.filter(({ pid }) => pid !== process.pid && found.has(pid))
}

function readProcess(pid: number): Process[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return [{ pid, parent: Number(fields[1]), command }]
  } catch {
    return []
  }
}

/** Memory in megabytes that the started programs whose command matches have now, together. */
export function memoryOf(command: RegExp): number {
  const kilobytes = descendants()
    .filter((each) => command.test(each.command))
    .map(({ pid }) => residentKilobytes(pid))
  return (kilobytes.reduce((sum, each) => sum + each, 0) * 1024) / MEGABYTE
}

function residentKilobytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Runs work and returns its seconds, and the peak memory in megabytes of the programs whose command matches. */
export async function watched(command: RegExp, work: () => Promise<void>) {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(command))
  }, POLL_MS)
  const begun = performance.now()
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return { seconds: (performance.now() - begun) / 1000, megabytes: peak }
}

/** Megabytes of a folder's files. */
export function diskOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const bytes = files.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
  return bytes.reduce((sum, each) => sum + each, 0) / MEGABYTE
}
