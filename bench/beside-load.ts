import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { watchOthers } from './one-client/others.ts'
import { signInPlayers } from './one-client/player.ts'

type Asked = { site: string; sandboxUrl: string; path: string; pid: string; connections: number }

/** What others see of a site at full speed: 99th percentiles in milliseconds, refused requests, memory in MiB. */
type BesideLoad = { livezMs: number; playerMs: number; refused: number; restMb: number; mostMb: number }

const SECONDS = 20
/** How often the memory is read. */
const SAMPLE_MS = 250

/** Measures liveness probes, a player's changes and the memory of the process while a cached page is read at full speed. */
export async function besideLoad({ site, sandboxUrl, path, pid, connections }: Asked): Promise<BesideLoad> {
  const port = Number(new URL(site).port)
  const players = await signInPlayers({ port, sandboxUrl, pages: [] }, 1)
  const restMb = residentMb(pid)
  const over = new AbortController()
  const options = ['-t1', `-c${connections}`, `-d${SECONDS}s`, '-H', 'accept-encoding: gzip', site + path]
  const load = promisify(execFile)('wrk', options).finally(() => over.abort())
  const [others, mostMb] = await Promise.all([
    watchOthers(port, players, over.signal),
    mostResidentMb(pid, over.signal),
    load,
  ])
  const refused = [others.livez, others.write].flatMap((figures) => Object.values(figures.refused))
  return {
    livezMs: others.livez.p99,
    playerMs: others.write.p99,
    refused: refused.reduce((sum, count) => sum + count, 0),
    restMb,
    mostMb,
  }
}

async function mostResidentMb(pid: string, signal: AbortSignal): Promise<number> {
  let most = 0
  while (!signal.aborted) {
    most = Math.max(most, residentMb(pid))
    await sleep(SAMPLE_MS)
  }
  return most
}

function residentMb(pid: string): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
