// usage: npm run content:check [-- --json]
// Prints the findings on everything that is published, and the locales that the repository lacks. The exit code is 1 if there
// are any, and 2 if the check fails.
import { parseEnv } from '../lib/core/server/parse-env.ts'
import { checkContent } from './support/content-check/check-content.ts'
import { asJson, asText } from './support/content-check/report.ts'
import { loadEnvironment } from './support/environment.ts'
import { optionsOf } from './support/options.ts'

const HELP = `npm run content:check: prints the findings on everything that is published, and the locales that the repository lacks.

  -- --json   prints the findings as JSON

Exit code 1 if there are any, 2 if the check fails.`

try {
  const { values } = optionsOf({ command: 'content:check' }, { json: { type: 'boolean', default: false } })
  if (values.help) console.log(HELP)
  else await check(values.json)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function check(isJson: boolean): Promise<void> {
  const { found, checked, advice } = await checkContent(parseEnv(loadEnvironment()))
  console.log(isJson ? asJson(found) : asText(found, checked))
  if (advice !== undefined) console.error(advice)
  process.exitCode = found.length === 0 && advice === undefined ? 0 : 1
}
