import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { withDefaults } from '../../lib/core/server/env-defaults.ts'
import { isLoopback } from '../../lib/core/loopback.ts'
import { parseEnv } from '../../lib/core/server/parse-env.ts'
import { Failure } from './failure.ts'
import { root } from './root.ts'

/**
 * All variables that are set; missing addresses are derived from the two ports (contracts.md, "Where each service
 * lives").
 */
export type Environment = Record<string, string | undefined>

const SECRETS = ['SESSION_SECRET', 'PRISMIC_WEBHOOK_SECRET'] as const

/**
 * The environment of all programs that a command starts; the shell's variables take precedence over `.env`. A site on this
 * machine whose secrets neither of them sets uses some that are generated for this checkout and kept outside git; any other
 * site must set its own.
 *
 * @throws Failure of one sentence naming the variable that is missing or malformed
 */
export function loadEnvironment(given: Environment = process.env, folder = root): Environment {
  const file = join(folder, '.env')
  const set = { ...(existsSync(file) && parseFile(readFileSync(file, 'utf8'))), ...given }
  const missing = SECRETS.filter((name) => !set[name])
  if (missing.length === 0 || !isOnThisMachine(withDefaults(set))) return completeEnvironment(set)
  const own = ownSecrets(join(folder, '.data/secrets.env'))
  return completeEnvironment({ ...set, ...Object.fromEntries(missing.map((name) => [name, own[name]])) })
}

/** Fills in the defaults, and checks every value. */
export function completeEnvironment(variables: Environment): Environment {
  const ports = { PORT: readPort(variables, 'PORT', 3000), SANDBOX_PORT: readPort(variables, 'SANDBOX_PORT', 4010) }
  const complete = withDefaults({ ...variables, ...ports })
  try {
    parseEnv(complete)
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error))
  }
  return complete
}

/** Whether the site can only be reached on this machine; the sandbox and generated secrets are only for such a site. */
export function isOnThisMachine({ SITE_URL }: Environment): boolean {
  return SITE_URL === undefined || !URL.canParse(SITE_URL) || isLoopback(SITE_URL)
}

function readPort(variables: Environment, name: string, fallback: number): string {
  const port = Number(variables[name] || fallback)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return String(port)
  throw new Failure(`${name} must be a number from 1 to 65535, and is ${variables[name]}.`)
}

function ownSecrets(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, SECRETS.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`).join(''), { mode: 0o600 })
  }
  return parseFile(readFileSync(file, 'utf8'))
}
