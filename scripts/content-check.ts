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
import { root } from './support/root.ts'

try {
  const environment = loadEnvironment()
  const { repository, documents } = await readPublished(environment)
  const env = parseEnv(environment)
  const off = servicesOff(env)
  const site = { ...readModels(root), isOff: (service: Service) => off.has(service), videos: videoOriginsOf(env) }
  const found = siteFindings(documents, site, new Date())
  console.log(process.argv.includes('--json') ? asJson(found) : asText(found, documents.length))
  const advice = adviceOnLocales(repository, env.PRISMIC_REPOSITORY, locales.map(contentLocaleOf))
  if (advice !== undefined) console.error(advice)
  process.exitCode = found.length === 0 && advice === undefined ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
