import { chownSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeEnvironment, type Environment } from '../environment.ts'
import { findFreePort } from '../ports.ts'
import type { Processes } from '../processes.ts'
import { root } from '../root.ts'
import { sandboxUrl, startSandbox, untilAnswered } from '../sandbox.ts'
import { ALLOCATOR } from '../site.ts'
import { composedFront, composedText, composedVariables, type Ports } from './composed.ts'

const REDIS = '/usr/bin/redis-server'
const VARNISH = '/usr/sbin/varnishd'
const LOGS = join(root, '.data/logs/trial')
/** The user “nobody”, of no group either. */
const NOBODY = 65_534

/** All parts of a trial, as they run. */
export type Trial = {
  /** Addresses of the two instances. */
  instances: readonly [string, string]
  /** The address that visitors use: the front's, if there is one, else the first instance's. */
  siteUrl: string
  hasFront: boolean
  hasRedis: boolean
  sandboxUrl: string
  /** The site's folder and the one for temporary files, in which the instances should write nothing. */
  unwritten: readonly [string, string]
  /** When the instances were started, in milliseconds since 1970. */
  startedAt: number
}

/** @param folder that others may read; `site` in it is what `pack` has written */
export async function startTrial(processes: Processes, folder: string): Promise<Trial> {
  const [hasRedis, hasFront] = [existsSync(REDIS), existsSync(VARNISH)]
  const ports = await findPorts(hasFront)
  const [site, temporary] = [join(folder, 'site'), writable(join(folder, 'temporary'))]
  const common = {
    NODE_ENV: 'production',
    ...ALLOCATOR,
    DRAIN_NOTICE_MS: '1000',
    FORMER_FILES_FOLDER: writable(join(folder, 'former-files')),
    TMPDIR: temporary,
    ...(!hasRedis && { REDIS_URL: undefined, INSTANCES: undefined }),
    ...(!hasFront && { FRONT_SECRET: undefined, FRONT_PURGE_URLS: undefined, TRUSTED_PROXIES: undefined }),
  }
  if (hasRedis) await startRedis(processes, ports[6379], folder)
  const forSandbox = completeEnvironment(composedVariables('sandbox', ports))
  await startSandbox(processes, only(forSandbox), join(LOGS, 'sandbox.log'))
  const startedAt = Date.now()
  for (const name of ['first', 'second']) {
    const own = { ...composedVariables(name, ports), ...common, CACHE_FOLDER: writable(join(folder, `${name}-cache`)) }
    await startInstance(processes, site, name, own)
  }
  if (hasFront) await startFront(processes, ports, folder)
  return {
    instances: [`http://localhost:${ports[3001]}`, `http://localhost:${ports[3002]}`],
    siteUrl: `http://localhost:${ports[8080]}`,
    hasFront,
    hasRedis,
    sandboxUrl: sandboxUrl(forSandbox),
    unwritten: [site, temporary],
    startedAt,
  }
}

async function findPorts(hasFront: boolean): Promise<Ports> {
  const first = await findFreePort(3500)
  return {
    3001: first,
    3002: await findFreePort(first + 1),
    4010: await findFreePort(4500),
    6379: await findFreePort(6500),
    8080: hasFront ? await findFreePort(8500) : first,
  }
}

/** Variables of a part, which gets none of the shell's but PATH, by which Varnish finds a compiler. */
function only(variables: Environment): Environment {
  const withheld = Object.keys(process.env).filter((name) => name !== 'PATH')
  return { ...Object.fromEntries(withheld.map((name) => [name, undefined])), ...variables }
}

/** Only root can start a program as another user. */
const anotherUser = () => (process.getuid?.() === 0 ? NOBODY : undefined)

/** A folder that the other user owns. */
function writable(folder: string): string {
  mkdirSync(folder)
  const user = anotherUser()
  if (user !== undefined) chownSync(folder, user, user)
  return folder
}

async function startInstance(processes: Processes, site: string, name: string, own: Environment): Promise<void> {
  const program = { name: `The ${name} instance`, command: join(site, 'bin/node'), args: ['server.ts'], folder: site }
  const log = join(LOGS, `${name}.log`)
  const ended = processes.keep({ ...program, environment: only(own), log, user: anotherUser(), drainMs: 25_000 })
  await Promise.race([ended, untilAnswered(`http://localhost:${own.PORT}/readyz`, program.name)])
}

async function startRedis(processes: Processes, port: number, folder: string): Promise<void> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const log = join(LOGS, 'redis.log')
  const ended = processes.keep({ name: 'Redis', command: REDIS, args, environment: only({}), log })
  // It answers HTTP with nothing, and an instance waits for it.
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 300))])
}

/** Starts Varnish as its container does, but with other folders and smaller stores. */
async function startFront(processes: Processes, ports: Ports, folder: string): Promise<void> {
  const [rules, temporary] = [join(folder, 'rules'), writable(join(folder, 'front'))]
  mkdirSync(rules)
  copyFileSync(join(root, 'deploy/varnish/front.vcl'), join(rules, 'front.vcl'))
  writeFileSync(join(rules, 'instances.vcl'), composedText('deploy/compose/instances.vcl', ports))
  const args = composedFront(ports).map((argument) =>
    argument
      .replace(/^\/tmp\b/, temporary)
      .replace('/etc/site', rules)
      .replace(/malloc,\d+m/, 'malloc,32m'),
  )
  const program = { name: 'Varnish', command: VARNISH, args, user: anotherUser(), log: join(LOGS, 'front.log') }
  const ended = processes.keep({ ...program, environment: only(composedVariables('front', ports)) })
  await Promise.race([ended, untilAnswered(`http://127.0.0.1:${ports[8080]}/livez`, 'Varnish')])
}
