import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  adoptPages,
  type BuildCopy,
  copyBuild,
  end,
  type Environment,
  environmentAt,
  findFreePort,
  startSandbox,
  startServer,
} from './own-programs.ts'

/** One of several instances of a site. */
export type Instance = {
  /** Its own address; its public one is that of all. */
  url: string
  /** Folder of the copy of the build that it serves, with everything that it stores. */
  folder: string
  /** The lines that its processes have written so far; none unless `LOG_LEVEL` says so. */
  log: () => string[]
  /** Stops its process for a while (SIGSTOP), as a machine that swaps or a virtual one that moves does. */
  freeze: () => void
  thaw: () => void
  /** Kills its process at any moment. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Ends it as a rollout does (SIGTERM), and serves a copy of another build at its address. */
  replace: (build: string) => Promise<void>
}

/** A Redis of the test's own, with nothing on disk. */
export type OwnRedis = {
  url: string
  port: number
  /** Kills it, and with it everything that it held. */
  kill: () => Promise<void>
  start: () => Promise<void>
}

export type Instances = {
  /** Public address of the site (`SITE_URL`), at which the first instance answers: sign-ins lead there. */
  url: string
  sandboxUrl: string
  all: readonly Instance[]
  redis: OwnRedis
  stop: () => Promise<void>
}

/** Whether a test can have a Redis; `npm test` needs none, so that tests of several instances are left out without one. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0

/**
 * Several instances of one site, with one sandbox and one Redis. Each serves a copy of the tested build with a cache of
 * its own. Browsers send cookies to all of them, since cookies ignore ports.
 *
 * @param name distinguishes the copies of test files
 * @param variables of all instances, in addition to the usual ones or replacing them
 * @param ofEach variables of single instances, by their place; its length says how many instances there are
 */
export async function startInstances(
  name: string,
  variables: Environment = {},
  ofEach: readonly Environment[] = [{}, {}],
): Promise<Instances> {
  const [sandboxPort, redisPort] = await Promise.all([findFreePort(), findFreePort()])
  const ports = await Promise.all(ofEach.map(findFreePort))
  const [first = 0] = ports
  const common = {
    ...environmentAt(first, sandboxPort),
    INSTANCES: String(ofEach.length),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    ...variables,
  }
  const redis = await startRedis(redisPort)
  const sandbox = await startSandbox(common)
  const all = await Promise.all(
    ofEach.map((own, index) => startInstance(`${name}-${index}`, { ...common, ...own, PORT: String(ports[index]) })),
  )
  const stop = async () => {
    await Promise.all([...all.map(({ remove }) => remove()), redis.kill(), end(sandbox)])
  }
  return { url: `http://localhost:${first}`, sandboxUrl: `http://localhost:${sandboxPort}`, all, redis, stop }
}

async function startInstance(
  name: string,
  variables: Environment,
): Promise<Instance & { remove: () => Promise<void> }> {
  let copy = copyBuild(name)
  const former: BuildCopy[] = []
  const written: string[] = []
  const start = () => {
    const environment = { ...variables, NEXT_DIST_DIR: copy.name }
    adoptPages(copy.folder, environment)
    return startServer(environment, written)
  }
  let site = await start()
  const kill = () => end(site)
  return {
    url: `http://localhost:${variables.PORT}`,
    folder: copy.folder,
    log: () => written.join('').split('\n').filter(Boolean),
    freeze: () => void site.kill('SIGSTOP'),
    thaw: () => void site.kill('SIGCONT'),
    kill,
    start: async () => {
      site = await start()
    },
    replace: async (build) => {
      const ended = once(site, 'close')
      site.kill('SIGTERM')
      await ended
      former.push(copy)
      copy = copyBuild(`${name}-replaced`, build)
      site = await start()
    },
    remove: async () => {
      await kill()
      for (const each of [copy, ...former]) each.remove()
    },
  }
}

async function startRedis(port: number): Promise<OwnRedis> {
  let server = await begin()
  async function begin(): Promise<ChildProcess> {
    const nothingOnDisk = ['--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...nothingOnDisk], {
      stdio: 'ignore',
    })
    while (child.exitCode === null) {
      if (await accepts(port)) return child
      await sleep(20)
    }
    throw new Error(`redis-server ended by itself (${child.exitCode})`)
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill: () => end(server),
    start: async () => {
      server = await begin()
    },
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
}
