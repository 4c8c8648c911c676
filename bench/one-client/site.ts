import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../../e2e/support/attacks/ask.ts'
import type { Place } from '../../e2e/support/attacks/load.ts'
import { requireFreePort } from '../../scripts/support/ports.ts'
import { ALLOCATOR } from '../../scripts/support/site.ts'

export type Site = Place & {
  /** Folder of the build that it serves, with everything that it stores. */
  folder: string
  /** Whether its process is running, and how it ended. */
  state: () => { lives: boolean; ending: string }
  /** Memory in MiB. */
  memory: () => { now: number; peak: number }
  stop: () => Promise<void>
}

export type Serving = {
  /** A checkout that has a build. */
  root: string
  build: string
  port: number
  sandboxPort: number
  /** File for the site's log. */
  log: string
}

/** Heap size of an instance, in MiB. */
const HEAP_MB = 400
const PATIENCE_MS = 60_000

/**
 * Starts a fresh sandbox and a fresh site with the normal limits. The site serves a copy of the build.
 *
 * @throws Error if one of them does not answer within a minute, or if its port is taken
 */
export async function startSite({ root, build, port, sandboxPort, log }: Serving): Promise<Site> {
  await requireFreePort('PORT', port)
  await requireFreePort('SANDBOX_PORT', sandboxPort)
  const copy = `${build}-one-client`
  copyBuild(join(root, build), join(root, copy))
  const production = { ...ALLOCATOR, ...process.env, NODE_ENV: 'production' } as const
  const environment = { ...production, SANDBOX_DATABASE: ':memory:', NEXT_DIST_DIR: copy }
  const heap = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }
  const sandbox = startProgram(root, 'sandbox/main.ts', environment, log.replace(/\.log$/, '-sandbox.log'))
  await untilAnswered(sandboxPort, '/control/health', sandbox)
  const site = startProgram(root, 'server.ts', { ...environment, ...heap }, log)
  await untilAnswered(port, '/livez', site)
  const stop = async () => {
    await Promise.all([site, sandbox].map(end))
    rmSync(join(root, copy), { recursive: true, force: true })
  }
  return {
    port,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    pages: await readSitemaps(port),
    folder: join(root, copy),
    state: () => ({ lives: isRunning(site), ending: String(site.signalCode ?? site.exitCode ?? '') }),
    memory: watchMemory(site),
    stop,
  }
}

/** Copies a build, without what a site has stored since. */
function copyBuild(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  const filter = (path: string) => !/\/(cache|dev|trace|turbopack|types)$/.test(path)
  cpSync(from, to, { recursive: true, filter })
}

function startProgram(root: string, file: string, env: NodeJS.ProcessEnv, log: string): ChildProcess {
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, [join(root, file)], { cwd: root, env, stdio: ['ignore', output, output] })
  closeSync(output)
  return child
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function untilAnswered(port: number, path: string, child: ChildProcess): Promise<void> {
  const latest = Date.now() + PATIENCE_MS
  while (isRunning(child) && Date.now() < latest) {
    const answer = await ask(port, path).catch(() => undefined)
    if (answer?.status === 200) return
    await sleep(100)
  }
  throw new Error(`${child.spawnargs.at(-1)} does not answer`)
}

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}

/** Reads a process's memory; after the process has died, returns the last known values. */
function watchMemory({ pid }: ChildProcess): Site['memory'] {
  let seen = { now: 0, peak: 0 }
  return () => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const mebibytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN) / 1024
      const [now, peak] = [mebibytes('VmRSS'), mebibytes('VmHWM')]
      if (!Number.isNaN(now)) seen = { now, peak }
    } catch {
      // The process has ended.
    }
    return seen
  }
}

/** Hundreds of events are alike, and the latest news are among all news. */
const LEFT_OUT = /^\/sitemaps\/(?:events|latest-news)\b/

/** The paths of all pages in the sitemaps but events. */
async function readSitemaps(port: number): Promise<string[]> {
  const read = async (path: string) => {
    const { body } = await ask(port, path, { from: '127.0.0.2' })
    return [...body.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const files = (await read('/sitemap.xml')).filter((file) => !LEFT_OUT.test(file))
  const maps = await Promise.all(files.map(read))
  return maps.flat()
}
