import { randomBytes } from 'node:crypto'
import { withDefaults } from '../../../lib/core/server/env-defaults.ts'
import { OFF } from '../../../lib/core/server/env-variables/variable.ts'
import { variables, type Variable } from '../../../lib/core/server/env-schema.ts'
import { checkEnv } from '../../../lib/core/server/parse-env.ts'
import { type Service, services, withDependents } from '../../../lib/core/services.ts'

/** Values by variable, as they stand in `.env`. */
export type Answers = Readonly<Record<string, string>>

const byName = new Map(variables.map((variable) => [variable.name, variable]))

/** @throws Error for a name that the site has no variable of */
export function variableOf(name: string): Variable {
  const variable = byName.get(name)
  if (variable === undefined) throw new Error(`no variable is called ${name}`)
  return variable
}

/** Variables whose defaults are names and secrets of the sandbox, which no real service knows. */
const OF_SANDBOX: ReadonlySet<string> = new Set([
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'STOREFRONT_ACCESS_TOKEN',
  'STORE_LOCATOR_COMPANY_ID',
  'TRAINING_COMPANY_ID',
])

/** Secrets that nobody but the site, and for the second the content system, has to know. */
const MADE = ['SESSION_SECRET', 'PRISMIC_WEBHOOK_SECRET'] as const

/** Fresh values for the secrets that are not there, or are those of `.env.example`. */
export function madeSecrets(kept: Answers): Answers {
  const missing = MADE.filter((name) => !kept[name] || kept[name] === variableOf(name).example)
  return Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('hex')]))
}

/** The services that these answers switch off. What isn't answered yet is not off. */
export function offIn(answers: Answers): ReadonlySet<Service> {
  const off = variables.flatMap(({ name, service, canBeOff }) =>
    service && canBeOff && answers[name] === OFF ? [service] : [],
  )
  return withDependents(off)
}

/** The variables by which services are switched off; of the game that of signing in as well. */
export function switchesOf(off: ReadonlySet<Service>): string[] {
  return variables.flatMap(({ name, service, canBeOff }) => (service && canBeOff && off.has(service) ? [name] : []))
}

/** What a service is, in the words of its first variable. */
export function aboutService(service: Service): string {
  const address = variables.find((each) => each.service === service && each.canBeOff && each.name !== 'OIDC_ISSUER')
  return address?.about ?? service
}

/** The services whose addresses are neither answered nor off. */
export function undecidedServices(answers: Answers): Service[] {
  const off = offIn(answers)
  return services.filter(
    (service) =>
      !off.has(service) &&
      variables.every(
        ({ name, service: its, canBeOff, default: value }) =>
          its !== service || !canBeOff || (answers[name] === undefined && typeof value === 'function'),
      ),
  )
}

/** Whether a question has to have an answer: what would be taken without one is nobody's, or would switch a service off. */
export function isRequired(name: string, answers: Answers): boolean {
  const { canBeOff, default: value } = variableOf(name)
  if (answers.SANDBOX === OFF && (OF_SANDBOX.has(name) || (canBeOff && typeof value === 'function'))) return true
  return problemOf(name, undefined, answers) !== undefined
}

/** What would be taken without an answer; undefined if nothing is. */
export const defaultOf = (name: string, answers: Answers): string | undefined =>
  withDefaults(answers)[name] || undefined

/** What is wrong with one answer beside the others, in the words in which a start refuses it; undefined if nothing is. */
export function problemOf(name: string, value: string | undefined, answers: Answers): string | undefined {
  const { incomplete, unsafe } = checkEnv({ ...madeSecrets({}), ...answers, [name]: value })
  return [...incomplete, ...unsafe].find((problem) => problem.name === name)?.what
}

/** Everything that is wrong with answers, each with its variable. Names that nobody reads are wrong, too. */
export function problemsOf(answers: Answers, otherNames: readonly string[]): string[] {
  const { incomplete, unsafe } = checkEnv({ ...madeSecrets({}), ...answers })
  const found = [...incomplete, ...unsafe]
  const unknown = Object.keys(answers)
    .filter((name) => !byName.has(name) && !otherNames.includes(name) && found.every((each) => each.name !== name))
    .map((name) => ({ name, what: 'the site has no such variable' }))
  return [...new Set([...found, ...unknown].map(({ name, what }) => `${name}: ${what}`))]
}
