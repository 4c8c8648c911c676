import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/i18n/locales'
import { campaignStartsOf, type CampaignStarts } from './campaign-starts'
import { flag, image, text, type ContentImage } from '../fields/fields'
import { layoutOf, type PageLayout } from '../pages/layout'
import { documentPath } from '../fields/links'
import { getByUid } from '../pages/pages'
import { tagPage, typeTag } from '../api/cache-tags'
import { contentClient } from '../api/client'
import { campaignUidOf } from './campaign-uid'

/** A campaign's page without sections; those are in the document of its current stage: see `listCampaignStages`. */
export type CampaignPage = {
  /** Address without language. */
  path: string
  /** Language of the document; the default one if the requested one is missing. */
  language: Locale
  /** Every language that the page exists in. */
  languages: Locale[]
  /**
   * Short name of the campaign in its stage documents and at the game server; without it there is nothing to show
   * (CP-011).
   */
  shortName: string | undefined
  layout: PageLayout
  /** Whether the header is transparent above the first section (CP-016). */
  hasGhostNavigation: boolean
  title: string | undefined
  description: string | undefined
  socialImage: ContentImage | undefined
  startsAt: CampaignStarts
}

/**
 * The uid of a campaign's page, for links to its stages. Tags the page being rendered with the list of campaign pages.
 *
 * @param shortName the campaign's name at the game server
 * @returns undefined if the campaign has no page
 * @throws UpstreamError in an outage
 */
export const findCampaignUid = cache(async (shortName: string): Promise<string | undefined> => {
  await tagPage([typeTag('campaign_page')])
  return campaignUidOf(await contentClient(), shortName)
})

/**
 * A `campaign_page` by its uid (CP-009, CP-010, CP-015).
 *
 * @throws NotFoundError if there is no such page
 * @throws UpstreamError in an outage
 */
export async function getCampaignPage(uid: string, locale: Locale): Promise<CampaignPage> {
  const { document, language, languages } = await getByUid('campaign_page', uid, locale)
  const { data } = document
  return {
    path: documentPath(document) ?? '/',
    language,
    languages,
    shortName: text(data.campaign_short_name),
    layout: layoutOf(data.layout_name),
    hasGhostNavigation: flag(data.ghost_nav),
    title: text(data.meta_title),
    description: text(data.meta_description),
    socialImage: image(data.meta_image),
    startsAt: campaignStartsOf(data),
  }
}
