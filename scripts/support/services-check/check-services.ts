import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Env, variables } from '../../../lib/core/server/env-schema.ts'
import { servicesOff } from '../../../lib/core/server/services-off.ts'
import type { Service } from '../../../lib/core/services.ts'
import type { Environment } from '../environment.ts'
import { contentLocales } from '../site-locales.ts'
import { createAsk } from './ask.ts'
import { checkContent, NOTHING } from './content.ts'
import { checkContract } from './contracts.ts'
import { type Finding, findingsOf } from './finding.ts'
import { checkIdentity } from './identity.ts'
import { valuesFrom } from './learned-values.ts'
import { checkCardForm, checkChatScript, checkLocator, checkSite, notRead } from './other-services.ts'
import { checkStorefront } from './storefront.ts'

export type CheckOptions = {
  /** The project's folder, which has the content models. */
  root: string
  /** A player's access token, for calls with token. */
  token?: string
}

/** How many services are asked at a time; each has one call at a time. */
const AT_ONCE = 3

/** Asks every service of an environment, with reads alone, whether it is what the site is set to. */
export async function checkServices(env: Env, { root, token }: CheckOptions): Promise<Finding[]> {
  const off = servicesOff(env)
  const ask = createAsk({ deadlineMs: env.UPSTREAM_DEADLINE_MS, userAgent: `${env.PRODUCT_NAME} web` })
  const expected = { locales: contentLocales(env.TRIAL_LANGUAGES), types: typesOf(root) }
  const content = await checkContent(env, ask, expected).catch((error: unknown) => ({
    findings: [brokenOff('content', error)],
    sample: NOTHING,
  }))
  const values = valuesFrom(env, content.sample)
  const checks: readonly (readonly [Service | 'site', () => Promise<Finding[]>])[] = [
    ['game', () => checkIdentity(env, ask, token)],
    ...contractsOf(env).map(
      ({ service, ...contract }) =>
        [
          service,
          () => checkContract({ ...contract, service, values, token, deadlineMs: env.UPSTREAM_DEADLINE_MS }),
        ] as const,
    ),
    ['storefront', () => checkStorefront(env, ask)],
    ['chat', () => checkChatScript(env, ask)],
    ['locator', () => checkLocator(env, ask)],
    ['cardForm', () => checkCardForm(env, ask)],
    ['site', () => checkSite(env, ask)],
  ]
  const others = await fewAtOnce(
    checks.flatMap(([service, check]) =>
      service !== 'site' && off.has(service)
        ? []
        : [() => check().catch((error: unknown) => [brokenOff(service, error)])],
    ),
  )
  return [...content.findings, ...others.flat(), ...notRead((service) => off.has(service))]
}

/** What is said of a service whose check threw: the findings on the others remain. */
function brokenOff(service: string, error: unknown): Finding {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return findingsOf(service).brokeOff('check', `failed itself, and something may not be named: ${why.slice(0, 300)}`)
}

/** The contracts, each with the address of its service. */
const contractsOf = (env: Env) =>
  [
    { service: 'game', contract: 'game', base: env.GAME_API_URL },
    { service: 'subscription', contract: 'subscription', base: env.SUBSCRIPTION_API_URL },
    { service: 'fundraising', contract: 'fundraising', base: env.FUNDRAISING_URL },
    { service: 'partner', contract: 'training-partner', base: env.TRAINING_PARTNER_URL },
    { service: 'articles', contract: 'articles', base: env.ARTICLES_API_URL },
    { service: 'web', contract: 'templates', base: env.WEB_PAGES_URL },
    { service: 'chat', contract: 'chat', base: env.CHAT_AVAILABILITY_URL },
  ] as const

const typesOf = (root: string) =>
  globSync('customtypes/*/index.json', { cwd: root })
    .map((path) => basename(dirname(join(root, path))))
    .toSorted()

/** Runs all, a few at a time, and returns their results in the order of the list. */
async function fewAtOnce<Result>(runs: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...runs.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await next[1]()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/** The values that must not be printed. */
export function secretsIn(environment: Environment, ...others: (string | undefined)[]): string[] {
  const names = variables
    .filter(({ name, kind }) => kind === 'secret' || /TOKEN|SECRET/.test(name))
    .map(({ name }) => name)
  return [...names.map((name) => environment[name]), ...others].flatMap((value) => value || [])
}
