import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/i18n/locales'
import { localizedPath, splitLocale } from '@/i18n/localized-path'
import { stageByUidPath, stagePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { tagPage, typeTag } from '../api/cache-tags'
import { link } from '../fields/links'
import { getStage, type StageContent } from './stage-page'
import { findStagePlaces } from './find-stage-places'
import { firstCampaignOf } from './stage-places'

/** The addresses of a stage, each with its language. */
export type StageAddress = {
  stage: StageContent
  /** Address of the stage's page in a campaign; undefined for a stage that is in no campaign. */
  own: string | undefined
  /** Address where editors show the stage instead, on this site or another. */
  elsewhere: string | undefined
}

/**
 * The addresses of a stage, found by its uid only, which is all that links to its document contain. Tags the page being
 * rendered with the documents that may change them.
 *
 * @throws NotFoundError if there is no such stage
 * @throws UpstreamError in an outage
 */
export const getStageAddress = cache(async (uid: string, locale: Locale): Promise<StageAddress> => {
  const stage = await getStage(uid, locale)
  const campaign = firstCampaignOf(await findStagePlaces(), uid)
  await tagPage(['campaign_page', 'campaign_stage', 'stage', 'page', 'academy_page'].map(typeTag))
  return {
    stage,
    own: campaign === undefined ? undefined : localizedPath(stagePath(campaign, uid), locale),
    elsewhere: shownElsewhere(stage.url, locale),
  }
})

/** Only addresses of pages: the address of a stage by its uid only would redirect to itself. */
function shownElsewhere(url: unknown, locale: Locale): string | undefined {
  const href = link(url, { locale, siteUrl: env.SITE_URL })?.href
  if (href === undefined || !/^(?:https?:|\/)/.test(href)) return undefined
  return splitLocale(href).path.startsWith(stageByUidPath('')) ? undefined : href
}
