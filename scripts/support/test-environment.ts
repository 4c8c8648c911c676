import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { documentedVariables } from './build-stamp.ts'
import { completeEnvironment, type Environment } from './environment.ts'
import { findFreeDistance } from './ports.ts'
import { root } from './root.ts'

/** A Wednesday at noon: the week has days before and after it, and no midnight or clock change is near. */
const TEST_BEGIN = '2030-05-15T12:00:00Z'

/** The values in a checkout's `.env.example`, with other ports. `.env` and the shell's variables are ignored. */
export function exampleEnvironment(checkout: string, ports: { site: number; sandbox: number }): Environment {
  const example = readFileSync(join(checkout, '.env.example'), 'utf8')
  const unset = Object.fromEntries(documentedVariables(example).map((name) => [name, '']))
  const given = { ...parseFile(example), PORT: String(ports.site), SANDBOX_PORT: String(ports.sandbox) }
  return { ...unset, ...completeEnvironment({ ...unset, ...given }) }
}

/** The environment of `npm test`, with its own ports, build and database, so that it tests the same everywhere. */
export async function testEnvironment(): Promise<Environment> {
  // The sandbox listens minutes before the site, while this is built: a second run must not take the site's port meanwhile.
  const distance = await findFreeDistance(3200, 4210)
  const complete = exampleEnvironment(root, { site: 3200 + distance, sandbox: 4210 + distance })
  return {
    ...complete,
    SANDBOX_DATABASE: join(root, 'test-results/sandbox.sqlite'),
    // All browsers of the tests are one client, which makes more requests in a minute than players do in days.
    RATE_LIMIT_SCALE: '50',
    CLOCK_OFFSET_MS: String(Date.parse(TEST_BEGIN) - Date.now()),
    NEXT_DIST_DIR: '.next-test',
    BASE_URL: complete.SITE_URL,
    SANDBOX_URL: `http://localhost:${complete.SANDBOX_PORT}`,
  }
}
