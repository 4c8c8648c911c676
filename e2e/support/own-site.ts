import { once } from 'node:events'
import {
  adoptPages,
  copyBuild,
  end,
  type Environment,
  environmentAt,
  findFreePort,
  startSandbox,
  startServer,
} from './own-programs.ts'

/** Variables of a site for which services that are slow on purpose soon take too long. */
export const impatient: Environment = { UPSTREAM_DEADLINE_MS: '600' }

export type OwnSite = {
  url: string
  sandboxUrl: string
  /** Folder of the build that it serves, with everything that it stores. */
  folder: string
  /** The lines that the site's processes have written so far; none unless `LOG_LEVEL` says so. */
  log: () => string[]
  /** Kills the site's process at any moment, and starts another. @param changes of its variables, for this process */
  restart: (changes?: Environment) => Promise<void>
  /** Terminates the site's process with a signal. @returns its exit code, once it has ended */
  terminate: () => Promise<number | null>
  stop: () => Promise<void>
}

/**
 * A site and a sandbox for a single test file, whose faults and open breakers don't affect other tests. The site serves
 * a copy of the tested build, so it starts with the build's pages and without anything read since.
 *
 * @param name distinguishes the copies of test files
 * @param variables in addition to its usual ones, or replacing them
 */
export async function startOwnSite(name = 'outage', variables: Environment = {}): Promise<OwnSite> {
  const [port, sandboxPort] = await Promise.all([findFreePort(), findFreePort()])
  const copy = copyBuild(name)
  const environment = { ...environmentAt(port, sandboxPort), NEXT_DIST_DIR: copy.name, ...variables }
  adoptPages(copy.folder, environment)
  const sandbox = await startSandbox(environment)
  const written: string[] = []
  let site = await startServer(environment, written)
  const restart = async (changes: Environment = {}) => {
    await end(site)
    site = await startServer({ ...environment, ...changes }, written)
  }
  const terminate = async () => {
    const ended = once(site, 'close')
    site.kill('SIGTERM')
    await ended
    return site.exitCode
  }
  const stop = async () => {
    await Promise.all([site, sandbox].map(end))
    copy.remove()
  }
  const log = () => written.join('').split('\n').filter(Boolean)
  const addresses = { url: `http://localhost:${port}`, sandboxUrl: `http://localhost:${sandboxPort}` }
  return { ...addresses, folder: copy.folder, log, restart, terminate, stop }
}
