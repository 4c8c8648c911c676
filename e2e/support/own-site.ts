import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const build = process.env.NEXT_DIST_DIR ?? '.next'
/** A short deadline, so that slow services time out soon. */
const DEADLINE_MS = 600

type Environment = Readonly<Record<string, string | undefined>>

export type OwnSite = {
  url: string
  sandboxUrl: string
  /** Folder of the build that it serves, with everything that it stores. */
  folder: string
  /** The lines that the site's processes have written so far; none unless `LOG_LEVEL` says so. */
  log: () => string[]
  /** Kills the site's process at any moment, and starts another. */
  restart: () => Promise<void>
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
  const url = `http://localhost:${port}`
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const copy = `${build}-${name}`
  copyBuild(join(root, build), join(root, copy))
  const environment = {
    ...process.env,
    ...addressesOf(sandboxUrl),
    PORT: String(port),
    SITE_URL: url,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATABASE: ':memory:',
    NEXT_DIST_DIR: copy,
    UPSTREAM_DEADLINE_MS: String(DEADLINE_MS),
    LOG_LEVEL: 'silent',
    DRAIN_NOTICE_MS: '0',
    ...variables,
  }
  adoptPages(join(root, copy), environment)
  const sandbox = await startProgram(join(root, 'sandbox/main.ts'), environment, `${sandboxUrl}/control/health`)
  const written: string[] = []
  const startSite = () => startProgram(join(root, 'server.ts'), environment, `${url}/livez`, written)
  let site = await startSite()
  const restart = async () => {
    await endProgram(site)
    site = await startSite()
  }
  const terminate = async () => {
    const ended = once(site, 'close')
    site.kill('SIGTERM')
    await ended
    return site.exitCode
  }
  const stop = async () => {
    await Promise.all([site, sandbox].map(endProgram))
    rmSync(join(root, copy), { recursive: true, force: true })
  }
  const log = () => written.join('').split('\n').filter(Boolean)
  return { url, sandboxUrl, folder: join(root, copy), log, restart, terminate, stop }
}

/** Copies the build, without the pages and the services' answers that the site has stored since. */
function copyBuild(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/\/(cache|dev|trace|turbopack|types)$/.test(path),
  })
}

/** Says of a copied build that its pages were made with an environment: the same documents are in its sandbox. */
function adoptPages(folder: string, environment: Environment): void {
  const file = join(folder, 'page-environment.json')
  const made = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  const adopted = Object.entries(made).map(([name, value]) => [name, environment[name] ?? value])
  writeFileSync(file, JSON.stringify(Object.fromEntries(adopted)))
}

/** The addresses of this sandbox, in place of those that `.env` may set for the other tests' sandbox. */
function addressesOf(sandbox: string): Record<string, string> {
  return {
    PRISMIC_ENDPOINT: `${sandbox}/content/api/v2`,
    GAME_API_URL: `${sandbox}/game`,
    SUBSCRIPTION_API_URL: `${sandbox}/subscription`,
    HOSTED_PAGE_ORIGINS: sandbox,
    CARD_FORM_URL: `${sandbox}/subscription/card-form`,
    ARTICLES_API_URL: `${sandbox}/articles`,
    TRAINING_PARTNER_URL: `${sandbox}/partner`,
    TRACKING_URL: `${sandbox}/tracking`,
    WEB_PAGES_URL: `${sandbox}/web`,
    CONTACT_HOOK_URL: `${sandbox}/support/contact`,
    CHAT_AVAILABILITY_URL: `${sandbox}/chat/availability`,
    FORM_ACTION_HOSTS: new URL(sandbox).host,
    STOREFRONT_DOMAIN: `${sandbox}/storefront`,
    OIDC_ISSUER: `${sandbox}/identity`,
  }
}

/**
 * Starts a program and waits until it answers.
 *
 * @param file in its working directory
 * @param written receives the program's output, if it is needed
 */
export async function startProgram(
  file: string,
  environment: Environment,
  address: string,
  written?: string[],
): Promise<ChildProcess> {
  const output = written ? 'pipe' : 'ignore'
  const child = spawn(process.execPath, [file], {
    cwd: dirname(file),
    env: { ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', output, output],
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => written?.push(part))
  while (child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return child
    await sleep(100)
  }
  throw new Error(`${file} ended by itself (${child.exitCode})`)
}

export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}

/**
 * A port that stays free while a site is restarted: it is below the ports that Linux uses for outgoing connections
 * (from 32768 on), one of which could otherwise take it in the meantime.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return (await isFree(port)) ? port : findFreePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
