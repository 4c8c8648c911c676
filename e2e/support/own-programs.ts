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
const keepCompiled = join(import.meta.dirname, 'keep-compiled.ts')
/** For tests about something else than slow services: on a busy machine a sandbox that has just started takes seconds. */
const DEADLINE_MS = 8000
const DAY_MS = 86_400_000

export type Environment = Readonly<Record<string, string | undefined>>

/** A copy of the tested build, as it was made: without the pages and the services' answers that a site has stored since. */
export type BuildCopy = { name: string; folder: string; remove: () => void }

/**
 * @param name distinguishes the copies of test files, and of the instances of one
 * @param from folder of the build; the tested one unless said
 */
export function copyBuild(name: string, from = build): BuildCopy {
  const copy = `${build}-${name}`
  const folder = join(root, copy)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  cpSync(join(root, from), folder, {
    recursive: true,
    filter: (path) => !/\/(cache|compile-cache|dev|trace|turbopack|types)$/.test(path),
  })
  return { name: copy, folder, remove }
}

/** Says of a copied build that its pages were made with an environment: the same documents are in its sandbox. */
export function adoptPages(folder: string, environment: Environment): void {
  const file = join(folder, 'page-environment.json')
  const made = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  const adopted = Object.entries(made).map(([name, value]) => [name, recordedAs(environment[name] ?? value, value)])
  writeFileSync(file, JSON.stringify(Object.fromEntries(adopted)))
}

/** A variable's value as a page environment records it: of some, whether they are set. @param made what the build recorded */
function recordedAs(value: string, made: string): string {
  if (made !== 'set' && made !== 'not set') return value
  return value === '' || value === 'not set' ? 'not set' : 'set'
}

/** The variables of a site and its sandbox at these ports; a site's own come in addition. */
export function environmentAt(port: number, sandboxPort: number): Environment {
  return {
    ...process.env,
    ...addressesOf(`http://localhost:${sandboxPort}`),
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATABASE: ':memory:',
    SANDBOX_PARSED_DOCUMENTS: join(root, build, 'parsed-documents.json'),
    NODE_COMPILE_CACHE: join(root, build, 'compile-cache'),
    UPSTREAM_DEADLINE_MS: String(DEADLINE_MS),
    LOG_LEVEL: 'silent',
    DRAIN_NOTICE_MS: '0',
    // What can be found is read by tests of the search alone: for it a site that has just started asks every service.
    SEARCH_FIRST_READ_MS: String(DAY_MS),
  }
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
    FUNDRAISING_URL: `${sandbox}/web`,
    CONTACT_HOOK_URL: `${sandbox}/support/contact`,
    CHAT_AVAILABILITY_URL: `${sandbox}/chat/availability`,
    FORM_ACTION_HOSTS: new URL(sandbox).host,
    STOREFRONT_DOMAIN: `${sandbox}/storefront`,
    OIDC_ISSUER: `${sandbox}/identity`,
  }
}

/** Starts a site. @param written receives its output */
export const startServer = (environment: Environment, written: string[]): Promise<ChildProcess> =>
  startProgram(join(root, 'server.ts'), environment, `http://localhost:${environment.PORT}/livez`, written)

export const startSandbox = (environment: Environment): Promise<ChildProcess> =>
  startProgram(
    join(root, 'sandbox/main.ts'),
    environment,
    `http://localhost:${environment.SANDBOX_PORT}/control/health`,
  )

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
  const child = spawn(process.execPath, ['--import', keepCompiled, file], {
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

/** Kills a program that was started here, if it still runs. */
export async function end(child: ChildProcess): Promise<void> {
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
