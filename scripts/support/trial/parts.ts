import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDefaults } from '../../../lib/core/server/env-defaults.ts'
import type { Environment } from '../environment.ts'
import type { Processes } from '../processes.ts'
import { findFreePort } from '../ports.ts'
import { root } from '../root.ts'
import { startSandbox, untilAnswered } from '../sandbox.ts'

const REDIS = '/usr/bin/redis-server'
const VARNISH = '/usr/sbin/varnishd'
const RULES = join(root, 'deploy/varnish/front.vcl')
/** Ports in `deploy/compose/instances.vcl`. */
const COMPOSE_PORTS = ['3001', '3002'] as const
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
  logs: string
}

/** @param packed folder that `pack` has written; only its owner may write it */
export async function startTrial(processes: Processes, packed: string): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-trial-'))
  chmodSync(folder, 0o755)
  const logs = join(root, '.data/logs/trial')
  const [first, second, sandboxPort, redis, front] = await findPorts()
  const [hasRedis, hasFront] = [existsSync(REDIS), existsSync(VARNISH) && existsSync(RULES)]
  const environment: Environment = {
    NODE_ENV: 'production',
    NEXT_DIST_DIR: '.next',
    SITE_URL: `http://localhost:${hasFront ? front : first}`,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATABASE: ':memory:',
    SESSION_SECRET: crypto.randomUUID(),
    PRISMIC_WEBHOOK_SECRET: crypto.randomUUID(),
    FORMER_FILES_FOLDER: writable(join(folder, 'former-files')),
    DRAIN_NOTICE_MS: '1000',
    ...(hasRedis && { REDIS_URL: `redis://127.0.0.1:${redis}`, INSTANCES: '2' }),
    ...(hasFront && {
      FRONT_SECRET: crypto.randomUUID(),
      FRONT_PURGE_URLS: `http://127.0.0.1:${front}`,
      TRUSTED_PROXIES: '1',
    }),
  }
  if (hasRedis) await startRedis(processes, redis, folder, logs)
  await startSandbox(processes, withDefaults({ ...environment, PORT: String(first) }), join(logs, 'sandbox.log'))
  for (const port of [first, second]) {
    const own = { ...environment, PORT: String(port), CACHE_FOLDER: writable(join(folder, `cache-${port}`)) }
    const program = {
      name: `The instance ${port}`,
      args: ['server.ts'],
      command: join(packed, 'bin/node'),
      folder: packed,
    }
    const log = join(logs, `instance-${port}.log`)
    const ended = processes.keep({ ...program, environment: own, log, user: anotherUser(), drainMs: 25_000 })
    await Promise.race([ended, untilAnswered(`http://localhost:${port}/readyz`, program.name)])
  }
  if (hasFront) await startFront(processes, { front, instances: [first, second] }, { folder, logs, environment })
  return {
    instances: [`http://localhost:${first}`, `http://localhost:${second}`],
    siteUrl: String(environment.SITE_URL),
    hasFront,
    hasRedis,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    logs,
  }
}

async function findPorts(): Promise<[number, number, number, number, number]> {
  const first = await findFreePort(3500)
  const second = await findFreePort(first + 1)
  const sandbox = await findFreePort(4500)
  const redis = await findFreePort(6500)
  return [first, second, sandbox, redis, await findFreePort(8500)]
}

/** Only root can start a program as another user. */
const anotherUser = () => (process.getuid?.() === 0 ? NOBODY : undefined)

/** A folder that the instances' user owns. */
function writable(folder: string): string {
  mkdirSync(folder)
  const user = anotherUser()
  if (user !== undefined) chownSync(folder, user, user)
  return folder
}

async function startRedis(processes: Processes, port: number, folder: string, logs: string): Promise<void> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const ended = processes.keep({ name: 'Redis', command: REDIS, args, environment: {}, log: join(logs, 'redis.log') })
  // It answers HTTP with nothing, and an instance waits for it.
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 300))])
}

type Ports = { front: number; instances: readonly [number, number] }
type Place = { folder: string; logs: string; environment: Environment }

/** Starts Varnish as `deploy/varnish/README.md` says. */
async function startFront(processes: Processes, ports: Ports, { folder, logs, environment }: Place): Promise<void> {
  const rules = COMPOSE_PORTS.reduce(
    (text, port, index) => text.replace(`"${port}"`, `"${ports.instances[index]}"`),
    readFileSync(join(root, 'deploy/compose/instances.vcl'), 'utf8'),
  )
  writeFileSync(join(folder, 'instances.vcl'), rules)
  const settings = ['-p', 'http_gzip_support=off', '-p', 'timeout_idle=75', '-p', `vcl_path=${folder}`]
  const stores = ['-s', 'pages=malloc,64m', '-s', 'open=malloc,16m']
  const where = ['-n', join(folder, 'varnish'), '-a', `127.0.0.1:${ports.front}`, '-T', 'none', '-f', RULES]
  const args = ['-F', '-j', 'none', ...where, ...settings, ...stores]
  const ended = processes.keep({ name: 'Varnish', command: VARNISH, args, environment, log: join(logs, 'front.log') })
  await Promise.race([ended, untilAnswered(`http://127.0.0.1:${ports.front}/livez`, 'Varnish')])
}
