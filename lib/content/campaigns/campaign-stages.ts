import 'server-only'
import * as prismic from '@prismicio/client'
import { cache } from 'react'
import type { CampaignStageDocument } from '@/prismicio-types'
import { contentLocaleOf, defaultLocale, type Locale } from '@/i18n/locales'
import { campaignStagesTag, documentTags, tagPage } from '../api/cache-tags'
import { contentClient } from '../api/client'
import { sectionsOf, type PageLayout } from '../pages/layout'

/** The content of a campaign's page during a stage. */
export type CampaignStageContent = {
  id: string
  /** The document's tags, including its stage labels (CP-030): `registration`. */
  tags: string[]
  sections: CampaignStageDocument['data']['body'][number][]
}

export type CampaignStages = {
  /** Language of all stage documents. */
  language: Locale
  /** Empty if editors wrote none, neither in the language nor in the default one (CP-012). */
  stages: CampaignStageContent[]
}

/**
 * The stage documents of a campaign (CP-017). If a language has no stage document at all, the documents of the default
 * language are used; if it has some, only these are used, so that a campaign doesn't change its language from stage to
 * stage. Tags the page being rendered with the documents, and with their list, so that a new document appears.
 *
 * @param layout of the campaign's page, which decides the zone (CP-014)
 * @throws UpstreamError in an outage
 */
export const listCampaignStages = cache(
  async (shortName: string, locale: Locale, layout: PageLayout): Promise<CampaignStages> => {
    const own = await stageDocuments(shortName, locale)
    const language = own.length > 0 ? locale : defaultLocale
    const documents = language === locale ? own : await stageDocuments(shortName, language)
    const stages = documents.map(({ id, tags, data }) => ({ id, tags, sections: sectionsOf(data, layout) }))
    return { language, stages }
  },
)

async function stageDocuments(shortName: string, locale: Locale): Promise<CampaignStageDocument[]> {
  const client = await contentClient()
  const lang = contentLocaleOf(locale)
  const documents = await client.getAllByType('campaign_stage', {
    lang,
    filters: [prismic.filter.at('my.campaign_stage.campaign_short_name', shortName)],
    pageSize: 100,
  })
  await tagPage([campaignStagesTag(shortName, lang), ...documents.flatMap(documentTags)])
  return documents
}
