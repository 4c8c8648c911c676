import 'server-only'
import type { AllDocumentTypes } from '@/prismicio-types'
import { localeOfContent } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { localizedDocumentPath } from '@/lib/content/fields/links'
import { findPreviewedCampaign } from '@/lib/content/api/preview'
import { campaignPath, contactPath, homePath } from '@/lib/core/paths'
import { campaignStageOfTags } from '@/lib/domains/campaigns/stage'

/** Pages on which documents without a page of their own are shown. */
const SHOWN_AT: Partial<Record<AllDocumentTypes['type'], string>> = {
  contact_form: contactPath,
  error_page: '/page-not-found',
}

/**
 * Path at which a preview of a document begins: its page, or the home page for what is part of every page. A stage
 * document shows on the page of its campaign, to editors at any time.
 *
 * @param token of the preview
 */
export async function previewPath(document: AllDocumentTypes, token: string): Promise<string> {
  const locale = localeOfContent(document.lang)
  const shownAt = SHOWN_AT[document.type]
  if (shownAt !== undefined) return localizedPath(shownAt, locale)
  if (document.type !== 'campaign_stage') return localizedDocumentPath(document) ?? homePath
  const uid = await findPreviewedCampaign(token, document.data.campaign_short_name)
  if (uid === undefined) return homePath
  const path = localizedPath(campaignPath(uid), locale)
  const stage = campaignStageOfTags(document.tags)
  return stage === undefined ? path : `${path}?stage=${stage}`
}
