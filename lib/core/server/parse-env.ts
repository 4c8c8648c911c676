import type { z } from 'zod'
import { nearestName } from '../nearest-name.ts'
import { type Variables, withDefaults } from './env-defaults.ts'
import { offMachineProblems } from './env-off-machine.ts'
import { type Env, envSchema, variables } from './env-schema.ts'

/**
 * Parses and validates the environment.
 *
 * @throws Error with one sentence that names each variable that is missing, malformed, misspelt, or unsafe for a public
 * site
 */
export function parseEnv(given: Variables): Env {
  const complete = withDefaults(given)
  const parsed = envSchema.safeParse(complete, { error: phraseOf })
  const malformed = parsed.error?.issues.map(problemOf) ?? []
  const problems = [...new Set([...malformed, ...misspelt(given)])]
  if (!parsed.success || problems.length > 0)
    throw new Error(`The environment is not complete: ${problems.join(', ')}; see .env.example.`)
  const unsafe = offMachineProblems(parsed.data)
  if (unsafe.length > 0) {
    const what = `not fit for a site at ${parsed.data.SITE_URL}`
    throw new Error(`The environment is ${what}: ${unsafe.join(', ')}; see docs/connecting-real-services.md.`)
  }
  return parsed.data
}

/** What is wrong with a value, where its schema does not say so itself. */
function phraseOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'not set'
  if (issue.code === 'too_small') return `must have ${String(issue.minimum)} characters or more`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  // The last form is that of an address or a list; the others are words such as `off`.
  if (issue.code === 'invalid_union') return issue.errors.at(-1)?.[0]?.message
  return undefined
}

function problemOf({ path, code, message }: z.core.$ZodIssue): string {
  const name = String(path[0])
  const example = code === 'custom' || code === 'invalid_value' ? undefined : exampleOf(name)
  return `${name} (${message}${example === undefined ? '' : `, such as ${example}`})`
}

/** A value that would be accepted: the default; of a secret none. */
function exampleOf(name: string): string | undefined {
  const isSecret = variables.some((each) => each.name === name && each.kind === 'secret')
  return isSecret ? undefined : withDefaults({})[name] || undefined
}

const known = [...variables.map(({ name }) => name), 'SANDBOX_PORT']

/** Variables that nobody reads, with names that differ from those of others by a letter or two. */
function misspelt(given: Variables): string[] {
  return Object.keys(given).flatMap((name) => {
    const meant = given[name] ? nearestName(name, known) : undefined
    return meant === undefined ? [] : [`${name} (is ${meant} meant?)`]
  })
}
