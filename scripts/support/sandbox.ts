import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Environment } from './environment.ts'
import { Failure } from './failure.ts'
import type { Processes } from './processes.ts'
import { root } from './root.ts'

/** Where the sandbox of this environment answers. */
export const sandboxUrl = (environment: Environment) => `http://localhost:${environment.SANDBOX_PORT}`

/**
 * Starts the sandbox and waits until it answers.
 *
 * @returns `ended`, which rejects when the sandbox ends by itself
 */
export async function startSandbox(processes: Processes, environment: Environment, log: string) {
  const ended = processes.keep({ name: 'The sandbox', args: [join(root, 'sandbox/main.ts')], environment, log })
  await Promise.race([ended, untilAnswered(`${sandboxUrl(environment)}/control/health`, 'The sandbox')])
  return { ended }
}

/** Whether a sandbox answers there already. */
export async function isSandboxRunning(environment: Environment): Promise<boolean> {
  const answer = await fetch(`${sandboxUrl(environment)}/control/health`).catch(() => undefined)
  return answer?.ok ?? false
}

/** Waits until an address answers with anything but a server error. */
export async function untilAnswered(address: string, name: string, patience = 60_000): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer && answer.status < 500) return
    await sleep(100)
  }
  throw new Failure(`${name} does not answer at ${address}.`)
}

const playersSchema = z.array(z.object({ name: z.string(), token: z.string(), about: z.string() }))

/** The demo players, or none while the sandbox has none to show. */
export async function listPlayers(environment: Environment) {
  const answer = await fetch(`${sandboxUrl(environment)}/control/players`).catch(() => undefined)
  return playersSchema.catch([]).parse(answer?.ok ? await answer.json().catch(() => []) : [])
}
