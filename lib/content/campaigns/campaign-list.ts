import 'server-only'
import { cache } from 'react'
import { draftMode } from 'next/headers'
import type { CampaignPageDocument } from '@/prismicio-types'
import { contentLocaleOf, defaultLocale, type Locale } from '@/i18n/locales'
import { documentTags, tagPage, typeTag } from '../api/cache-tags'
import { contentClient } from '../api/client'
import { image, text, type ContentImage } from '../fields/fields'
import { documentPath } from '../fields/links'
import { layoutOf, type PageLayout } from '../pages/layout'
import { publishedIndex } from '../published/published'
import { campaignStartsOf, type CampaignStarts } from './campaign-starts'

/** What a campaign's page says of the campaign, without its stages. */
export type ListedCampaign = {
  /** Name at the game server. */
  shortName: string
  /** Address of its page, without language. */
  path: string
  /** Language that its texts are written in. */
  language: Locale
  title: string
  description: string | undefined
  picture: ContentImage | undefined
  layout: PageLayout
  startsAt: CampaignStarts
}

/** The campaigns that started last, of which lists are made. */
const MOST = 60

/**
 * The campaigns whose pages can be shown, those that start last first, in the language or else in the default one. Tags
 * the page being rendered, so that a publish of any campaign or stage renews it.
 *
 * @throws UpstreamError in an outage
 */
export const listCampaigns = cache(async (locale: Locale): Promise<ListedCampaign[]> => {
  await tagPage([typeTag('campaign_page'), typeTag('campaign_stage')])
  const [own, inDefault, hasStages] = await Promise.all([
    readCampaigns(locale),
    locale === defaultLocale ? [] : readCampaigns(defaultLocale),
    stageFilter(),
  ])
  const written = new Set(own.map(({ uid }) => uid))
  const documents = [...own, ...inDefault.filter(({ uid }) => !written.has(uid))]
  await tagPage(documents.flatMap(documentTags))
  return documents.flatMap((document) => {
    const { data, lang } = document
    const [shortName, path] = [text(data.campaign_short_name), documentPath(document)]
    if (shortName === undefined || path === undefined || !hasStages(shortName)) return []
    return {
      shortName,
      path,
      language: lang === contentLocaleOf(locale) ? locale : defaultLocale,
      title: text(data.meta_title) ?? shortName,
      description: text(data.meta_description),
      picture: image(data.meta_image),
      layout: layoutOf(data.layout_name),
      startsAt: campaignStartsOf(data),
    }
  })
})

async function readCampaigns(locale: Locale): Promise<CampaignPageDocument[]> {
  return (await contentClient()).getAllByType('campaign_page', {
    lang: contentLocaleOf(locale),
    orderings: [{ field: 'my.campaign_page.campaign_start_time', direction: 'desc' }],
    limit: MOST,
    pageSize: MOST,
  })
}

/** Whether a campaign has a published stage, without which its page is an error (CP-012). Editors see their drafts as well. */
async function stageFilter(): Promise<(shortName: string) => boolean> {
  const { isEnabled: isDraft } = await draftMode()
  if (isDraft) return () => true
  const stages = (await publishedIndex()).entriesOf('campaign_stage')
  const names = new Set(stages.map(({ campaign }) => campaign))
  return (shortName) => names.has(shortName)
}
