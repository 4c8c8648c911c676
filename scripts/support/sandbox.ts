import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Environment, isOnThisMachine } from './environment.ts'
import { Failure } from './failure.ts'
import { requireFreePort } from './ports.ts'
import type { Processes } from './processes.ts'
import { root } from './root.ts'

/** Whether a site of this environment has a sandbox: with `SANDBOX=off` nothing comes from one. */
export const hasSandbox = ({ SANDBOX }: Environment): boolean => SANDBOX !== 'off'

/** Address of this environment's sandbox. */
export const sandboxUrl = (environment: Environment) => `http://localhost:${environment.SANDBOX_PORT}`

/**
 * Starts the sandbox, if the site has one, as `startSandbox` does.
 *
 * @returns `ended`, which rejects if the sandbox ends unexpectedly; without a sandbox it never settles
 */
export async function startOwnSandbox(processes: Processes, environment: Environment, log: string) {
  if (!hasSandbox(environment)) return { ended: new Promise<never>(() => undefined) }
  await requireFreePort('SANDBOX_PORT', Number(environment.SANDBOX_PORT))
  return startSandbox(processes, environment, log)
}

/**
 * Starts the sandbox and waits until it answers.
 *
 * @param log file for its output; without one the output is shown
 * @returns `ended`, which rejects if the sandbox ends unexpectedly
 * @throws Failure for a public site, where visitors would sign in as demo players
 */
export async function startSandbox(processes: Processes, environment: Environment, log?: string) {
  requireThisMachine(environment)
  const program = { name: 'The sandbox', args: [join(root, 'sandbox/main.ts')], log }
  const ended = processes.keep({ ...program, environment: forSandbox(environment) })
  await Promise.race([ended, untilAnswered(`${sandboxUrl(environment)}/control/health`, 'The sandbox')])
  return { ended }
}

/** @throws Failure if SITE_URL is the address of a public site */
export function requireThisMachine(environment: Environment): void {
  if (isOnThisMachine(environment)) return
  const how = '`npm run build` and `npm run serve` run the site alone'
  throw new Failure(`The sandbox is for this machine, and SITE_URL is ${environment.SITE_URL}: ${how}.`)
}

/** The environment without secrets of real services, and with only the site's secrets that the sandbox shares. */
export function forSandbox(environment: Environment): Environment {
  const isHere = (address: string | undefined) => address?.startsWith(`${sandboxUrl(environment)}/`)
  const withheld = [
    'SESSION_SECRET',
    'SESSION_SECRETS_BEFORE',
    'OIDC_CLIENT_KEY',
    'PRISMIC_ACCESS_TOKEN',
    'STOREFRONT_ACCESS_TOKEN',
    'REDIS_URL',
    ...(isHere(environment.PRISMIC_ENDPOINT) ? [] : ['PRISMIC_WEBHOOK_SECRET']),
    ...(isHere(environment.OIDC_ISSUER) ? [] : ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']),
  ]
  return { ...environment, ...Object.fromEntries(withheld.map((name) => [name, undefined])) }
}

/** Whether a sandbox is already running. */
export async function isSandboxRunning(environment: Environment): Promise<boolean> {
  const answer = await fetch(`${sandboxUrl(environment)}/control/health`).catch(() => undefined)
  return answer?.ok ?? false
}

/** Waits until an address answers with anything but a server error. */
export async function untilAnswered(address: string, name: string, patience = 60_000): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    if (answer && answer.status < 500) return
    await sleep(100)
  }
  throw new Failure(`${name} does not answer at ${address}.`)
}

const playersSchema = z.array(z.object({ name: z.string(), about: z.string() }))

/** The demo players; none if the sandbox can't list them. */
export async function listPlayers(environment: Environment) {
  const answer = await fetch(`${sandboxUrl(environment)}/control/players`).catch(() => undefined)
  return playersSchema.catch([]).parse(answer?.ok ? await answer.json().catch(() => []) : [])
}
