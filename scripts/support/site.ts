import { join, relative } from 'node:path'
import { withProgress } from '../progress.mjs'
import { changesSinceBuild } from '../../lib/delivery/page-cache/build-environment.ts'
import { writeBrowserZod } from './browser-zod.ts'
import { recordEnvironment, recordFiles } from './build-record.ts'
import { buildProblem, buildStamp, writeStamp } from './build-stamp.ts'
import { compressStaticFiles } from './compress-static-files.ts'
import { requireDiskSpace } from './disk.ts'
import type { Environment } from './environment.ts'
import { Failure } from './failure.ts'
import type { Processes } from './processes.ts'
import { root } from './root.ts'
import { untilAnswered } from './sandbox.ts'
import { writeHeadScript } from './head-script.ts'
import { writeThemeFiles } from './theme/theme-files.ts'

const next = join(root, 'node_modules/next/dist/bin/next')

/**
 * Makes the development server listen on 127.0.0.1 under the name localhost: under another name, Next takes its own
 * rewrites for external ones.
 */
const LOOPBACK = '--dns-result-order=ipv4first'

/** Time that open requests and their deferred work may take after the notice (lib/delivery/server/drain.ts). */
const MOST_OPEN_MS = 20_000

/**
 * Limits the C library's memory arenas. By default it keeps memory that worker threads free in up to eight arenas per
 * core, and returns little of it: with two arenas, a site under load uses some 75 MB less (`npm run bench:one-client
 * all-not-shut-out`). Other systems ignore the variable.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2' } as const

/** Folder that the build is written to and the site is served from. */
export const buildFolder = (environment: Environment) => join(root, environment.NEXT_DIST_DIR ?? '.next')

/** Builds the site, unless the existing build was made from the same sources, and its pages with the same environment. */
export async function buildSite(processes: Processes, environment: Environment, log: string): Promise<void> {
  await writeThemeFiles(root)
  await writeHeadScript(root)
  const folder = buildFolder(environment)
  const stamp = buildStamp(root)
  if (buildProblem(folder, stamp) === undefined && changesSinceBuild(folder, environment).length === 0) return
  await requireDiskSpace(root)
  await writeBrowserZod(root)
  const program = { name: 'Building the site', args: [next, 'build'], environment, log }
  await withProgress(`${program.name} (${relative(root, log)})`, processes.complete(program))
  await compressStaticFiles(folder)
  recordEnvironment(folder, environment)
  recordFiles(folder)
  writeStamp(folder, stamp)
}

/**
 * Serves the production build and waits until it answers.
 *
 * @returns `ended`, which rejects if the site ends unexpectedly
 */
export async function startSite(processes: Processes, environment: Environment, log: string) {
  // There is no load balancer that needs a notice.
  const alone = { ...ALLOCATOR, ...environment, DRAIN_NOTICE_MS: '0' }
  return serve(processes, { args: [join(root, 'server.ts')], environment: alone, log })
}

/**
 * Serves the existing build, with its output shown, until it ends.
 *
 * @throws Failure if it was made from other sources
 */
export async function serveBuild(processes: Processes, environment: Environment): Promise<never> {
  const problem = buildProblem(buildFolder(environment), buildStamp(root))
  if (problem) throw new Failure(`The build ${problem}. Make one with \`npm run build\`.`)
  const drainMs = Number(environment.DRAIN_NOTICE_MS) + MOST_OPEN_MS
  const args = [join(root, 'server.ts')]
  return processes.keep({ name: 'The site', args, environment: { ...ALLOCATOR, ...environment }, drainMs })
}

/** Serves the sources with hot reload; its output is shown. */
export async function startDevelopment(processes: Processes, environment: Environment) {
  await writeThemeFiles(root)
  await writeHeadScript(root)
  const listening = ['--hostname', 'localhost', '--port', environment.PORT ?? '']
  return serve(processes, { args: [LOOPBACK, next, 'dev', ...listening], environment })
}

type Serving = { args: string[]; environment: Environment; log?: string }

async function serve(processes: Processes, { args, environment, log }: Serving) {
  const ended = processes.keep({ name: 'The site', args, environment, log })
  await Promise.race([ended, untilAnswered(`http://localhost:${environment.PORT}/livez`, 'The site')])
  return { ended }
}
