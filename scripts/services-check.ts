// usage: npm run services:check [-- --json]
// Asks each service that the environment names, with reads alone, whether it is what the site needs. Exit code 1 if one differs, 2
// if the check fails. Calls "with token" need a player's access token, in PLAYER_TOKEN of the shell for this run alone.
import { parseEnv } from '../lib/core/server/parse-env.ts'
import { loadEnvironment } from './support/environment.ts'
import { explain } from './support/failure.ts'
import { optionsOf } from './support/options.ts'
import { root } from './support/root.ts'
import { checkServices, secretsIn } from './support/services-check/check-services.ts'
import { asJson, asText, exitCodeOf } from './support/services-check/report.ts'

const HELP = `npm run services:check: asks each service that the environment names, with reads alone, whether it is what the site needs.

  -- --json   prints the findings as JSON

PLAYER_TOKEN of the shell is a player's access token, for the calls that need one. Exit code 1 if a service differs, 2 if the
check fails.`

try {
  const { values } = optionsOf({ command: 'services:check' }, { json: { type: 'boolean' } })
  if (values.help) console.log(HELP)
  else await check(values.json ? asJson : asText)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}

async function check(print: typeof asText): Promise<void> {
  const environment = loadEnvironment()
  const token = process.env.PLAYER_TOKEN || undefined
  const findings = await checkServices(parseEnv(environment), { root, token })
  console.log(print(findings, secretsIn(environment, token)))
  process.exitCode = exitCodeOf(findings)
}
