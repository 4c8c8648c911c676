// usage: npm run content:check [-- --json]
// Prints the findings on everything that is published, and the locales that the repository lacks. The exit code is 1 if there
// are any, and 2 if the check fails.
import { contentLocaleOf, locales } from '../i18n/locales.ts'
import { readModels } from '../lib/content/findings/models.ts'
import { siteFindings } from '../lib/content/findings/site-findings.ts'
import { servicesOff } from '../lib/core/server/services-off.ts'
import { parseEnv } from '../lib/core/server/parse-env.ts'
import type { Service } from '../lib/core/services.ts'
import { videoOriginsOf } from '../lib/core/video/video-source.ts'
import { adviceOnLocales } from './support/content-push/locales.ts'
import { readPublished } from './support/content-check/read-published.ts'
import { asJson, asText } from './support/content-check/report.ts'
import { loadEnvironment } from './support/environment.ts'
import { optionsOf } from './support/options.ts'
import { root } from './support/root.ts'

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
  const environment = loadEnvironment()
  const { repository, documents } = await readPublished(environment)
  const env = parseEnv(environment)
  const off = servicesOff(env)
  const site = { ...readModels(root), isOff: (service: Service) => off.has(service), videos: videoOriginsOf(env) }
  const found = siteFindings(documents, site, new Date())
  console.log(isJson ? asJson(found) : asText(found, documents.length))
  const advice = adviceOnLocales(repository, env.PRISMIC_REPOSITORY, locales.map(contentLocaleOf))
  if (advice !== undefined) console.error(advice)
  process.exitCode = found.length === 0 && advice === undefined ? 0 : 1
}
