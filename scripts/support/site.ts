import { join, relative } from 'node:path'
import { withProgress } from '../progress.mjs'
import { buildStamp, isBuilt, writeStamp } from './build-stamp.ts'
import { requireDiskSpace } from './disk.ts'
import type { Environment } from './environment.ts'
import { Failure } from './failure.ts'
import type { Processes } from './processes.ts'
import { root } from './root.ts'
import { untilAnswered } from './sandbox.ts'
import { writeThemeFiles } from './theme/theme-files.ts'

const next = join(root, 'node_modules/next/dist/bin/next')

/** The development server listens on 127.0.0.1 by the name of localhost: under another one Next takes its own rewrites for foreign. */
const LOOPBACK = '--dns-result-order=ipv4first'

/** What open requests, and the work they leave behind, may take after the notice (lib/delivery/server/drain.ts). */
const MOST_OPEN_MS = 20_000

/**
 * The C library's allocator keeps what worker threads free in up to eight arenas per core, and returns little of it: with
 * two, a site under load holds some 75 MB less (`npm run bench:one-client all-not-shut-out`). Other systems ignore it.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2' } as const

/** Where the build goes and the site is served from. */
export const buildFolder = (environment: Environment) => join(root, environment.NEXT_DIST_DIR ?? '.next')

/** Builds the site unless the build that is there was made from the same sources. */
export async function buildSite(processes: Processes, environment: Environment, log: string): Promise<void> {
  await writeThemeFiles(root)
  const folder = buildFolder(environment)
  const stamp = buildStamp(root, environment)
  if (isBuilt(folder, stamp)) return
  await requireDiskSpace(root)
  const program = { name: 'Building the site', args: [next, 'build'], environment, log }
  await withProgress(`${program.name} (${relative(root, log)})`, processes.complete(program))
  writeStamp(folder, stamp)
}

/**
 * Serves the production build and waits until it answers.
 *
 * @returns `ended`, which rejects when the site ends by itself
 */
export async function startSite(processes: Processes, environment: Environment, log: string) {
  // No balancer has to learn that it ends.
  const alone = { ...ALLOCATOR, ...environment, DRAIN_NOTICE_MS: '0' }
  return serve(processes, { args: [join(root, 'server.ts')], environment: alone, log })
}

/**
 * Serves the build that is there, its output shown, until it ends.
 *
 * @throws Failure if it was not made from these sources with these variables: pages would hold something else
 */
export async function serveBuild(processes: Processes, environment: Environment): Promise<never> {
  if (!isBuilt(buildFolder(environment), buildStamp(root, environment)))
    throw new Failure('There is no build of these sources and variables: make one with `npm run build`.')
  const drainMs = Number(environment.DRAIN_NOTICE_MS) + MOST_OPEN_MS
  const args = [join(root, 'server.ts')]
  return processes.keep({ name: 'The site', args, environment: { ...ALLOCATOR, ...environment }, drainMs })
}

/** Serves the sources with hot reload; its output is shown. */
export async function startDevelopment(processes: Processes, environment: Environment) {
  await writeThemeFiles(root)
  const listening = ['--hostname', 'localhost', '--port', environment.PORT ?? '']
  return serve(processes, { args: [LOOPBACK, next, 'dev', ...listening], environment })
}

type Serving = { args: string[]; environment: Environment; log?: string }

async function serve(processes: Processes, { args, environment, log }: Serving) {
  const ended = processes.keep({ name: 'The site', args, environment, log })
  await Promise.race([ended, untilAnswered(`http://localhost:${environment.PORT}/livez`, 'The site')])
  return { ended }
}
