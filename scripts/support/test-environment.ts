import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { documentedVariables } from './build-stamp.ts'
import { completeEnvironment, type Environment } from './environment.ts'
import { findFreePort } from './ports.ts'
import { root } from './root.ts'

/** A Wednesday at noon: its week has days before and after it, and no midnight or change of clocks is near. */
const TEST_BEGIN = '2030-05-15T12:00:00Z'

/** A checkout's values of `.env.example` with ports of one's own. Neither `.env` nor the shell's variables count. */
export function exampleEnvironment(checkout: string, ports: { site: number; sandbox: number }): Environment {
  const example = readFileSync(join(checkout, '.env.example'), 'utf8')
  const unset = Object.fromEntries(documentedVariables(example).map((name) => [name, '']))
  const given = { ...parseFile(example), PORT: String(ports.site), SANDBOX_PORT: String(ports.sandbox) }
  return { ...unset, ...completeEnvironment({ ...unset, ...given }) }
}

/** What `npm test` runs with: ports, build and database of its own, so that it tests the same thing everywhere. */
export async function testEnvironment(): Promise<Environment> {
  const ports = { site: await findFreePort(3200), sandbox: await findFreePort(4210) }
  const complete = exampleEnvironment(root, ports)
  return {
    ...complete,
    SANDBOX_DATABASE: join(root, 'test-results/sandbox.sqlite'),
    // All browsers of the tests are one client, which does in a minute what players do in days.
    RATE_LIMIT_SCALE: '50',
    CLOCK_OFFSET_MS: String(Date.parse(TEST_BEGIN) - Date.now()),
    NEXT_DIST_DIR: '.next-test',
    BASE_URL: complete.SITE_URL,
    SANDBOX_URL: `http://localhost:${complete.SANDBOX_PORT}`,
  }
}
