import type { z } from 'zod'
import { nearestName } from '../nearest-name.ts'
import { type Variables, withDefaults } from './env-defaults.ts'
import { type EnvProblem, offMachineProblems } from './env-off-machine.ts'
import { type Env, envSchema, variables } from './env-schema.ts'

/**
 * Parses and validates the environment.
 *
 * @throws Error with one sentence that names each variable that is missing, malformed, misspelt, or unsafe for a public
 * site
 */
export function parseEnv(given: Variables): Env {
  const { env, incomplete, unsafe } = checkEnv(given)
  if (env === undefined || incomplete.length > 0)
    throw new Error(`The environment is not complete: ${listOf(incomplete)}; see .env.example.`)
  if (unsafe.length > 0) {
    const what = `not fit for a site at ${env.SITE_URL}`
    throw new Error(`The environment is ${what}: ${listOf(unsafe)}; see docs/connecting-real-services.md.`)
  }
  return env
}

/**
 * What is wrong with an environment, by variable: `incomplete` ones are missing, malformed or misspelt, `unsafe` ones not fit
 * for a public site. The latter are known only where all values can be read, as `env` is.
 */
export function checkEnv(given: Variables): { env?: Env; incomplete: EnvProblem[]; unsafe: EnvProblem[] } {
  const { data: env, error } = envSchema.safeParse(withDefaults(given), { error: phraseOf })
  const incomplete = [...(error?.issues.map(problemOf) ?? []), ...misspelt(given)]
  return { env, incomplete, unsafe: env ? offMachineProblems(env) : [] }
}

/** Each problem once: several parts of a value may have the same. */
const listOf = (problems: readonly EnvProblem[]) =>
  [...new Set(problems.map(({ name, what }) => `${name} (${what})`))].join(', ')

/** What is wrong with a value, where its schema does not say so itself. */
function phraseOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'not set'
  if (issue.code === 'too_small') return `must have ${String(issue.minimum)} characters or more`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  // The last form is that of an address or a list; the others are words such as `off`.
  if (issue.code === 'invalid_union') return issue.errors.at(-1)?.[0]?.message
  return undefined
}

function problemOf({ path, code, message }: z.core.$ZodIssue): EnvProblem {
  const name = String(path[0])
  const example = code === 'custom' || code === 'invalid_value' ? undefined : exampleOf(name)
  return { name, what: example === undefined ? message : `${message}, such as ${example}` }
}

/** A value that would be accepted: the default; of a secret none. */
function exampleOf(name: string): string | undefined {
  const isSecret = variables.some((each) => each.name === name && each.kind === 'secret')
  return isSecret ? undefined : withDefaults({})[name] || undefined
}

const known = [...variables.map(({ name }) => name), 'SANDBOX_PORT']

/** Variables that nobody reads, with names that differ from those of others by a letter or two. */
function misspelt(given: Variables): EnvProblem[] {
  return Object.keys(given).flatMap((name) => {
    const meant = given[name] ? nearestName(name, known) : undefined
    return meant === undefined ? [] : [{ name, what: `is ${meant} meant?` }]
  })
}
