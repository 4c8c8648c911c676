import { readModels } from '../../../lib/content/findings/models.ts'
import { siteFindings } from '../../../lib/content/findings/site-findings.ts'
import type { Env } from '../../../lib/core/server/env-schema.ts'
import { servicesOff } from '../../../lib/core/server/services-off.ts'
import type { Service } from '../../../lib/core/services.ts'
import { videoOriginsOf } from '../../../lib/core/video/video-source.ts'
import { adviceOnSiteLocales } from '../content-push/locales.ts'
import { root } from '../root.ts'
import { readPublished } from './read-published.ts'

/**
 * Reads everything that is published: what is found in it, in how many documents, and what to do about locales that the
 * repository lacks.
 *
 * @throws Failure if the content service doesn't answer
 */
export async function checkContent(env: Env) {
  const { repository, documents } = await readPublished(env)
  const off = servicesOff(env)
  const site = { ...readModels(root), isOff: (service: Service) => off.has(service), videos: videoOriginsOf(env) }
  return {
    found: siteFindings(documents, site, new Date()),
    checked: documents.length,
    advice: adviceOnSiteLocales(repository, env),
  }
}
