import { type Variables, withDefaults } from './env-defaults.ts'
import { offMachineProblems } from './env-off-machine.ts'
import { type Env, envSchema } from './env-schema.ts'

/**
 * Parses and validates the environment.
 *
 * @throws Error with one sentence that names each variable that is missing, malformed, or unsafe for a public site
 */
export function parseEnv(given: Variables): Env {
  const parsed = envSchema.safeParse(withDefaults(given))
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} (${issue.message})`)
    throw new Error(`The environment is not complete: ${[...new Set(problems)].join(', ')}; see .env.example.`)
  }
  const unsafe = offMachineProblems(parsed.data)
  if (unsafe.length > 0) {
    const what = `not fit for a site at ${parsed.data.SITE_URL}`
    throw new Error(`The environment is ${what}: ${unsafe.join(', ')}; see docs/connecting-real-services.md.`)
  }
  return parsed.data
}
