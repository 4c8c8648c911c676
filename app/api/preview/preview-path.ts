import 'server-only'
import type { AllDocumentTypes } from '@/prismicio-types'
import { localeOfContent } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { localizedDocumentPath } from '@/lib/content/fields/links'
import { findPreviewedCampaign } from '@/lib/content/api/preview'
import { campaignPath, contactPath, homePath } from '@/lib/core/paths'
import { stageLabelIn } from '@/lib/domains/campaigns/stage'

/** Where documents show that have no page of their own. Nothing else is at the address of the missing page. */
const STANDS: Partial<Record<AllDocumentTypes['type'], string>> = {
  contact_form: contactPath,
  error_page: '/page-not-found',
}

/**
 * Where a preview of a document begins: at its page, and for what is on every page at home. A stage document shows on the page of
 * its campaign, to editors whatever the clock says.
 *
 * @param token of the preview
 */
export async function previewPath(document: AllDocumentTypes, token: string): Promise<string> {
  const locale = localeOfContent(document.lang)
  const stand = STANDS[document.type]
  if (stand !== undefined) return localizedPath(stand, locale)
  if (document.type !== 'campaign_stage') return localizedDocumentPath(document) ?? homePath
  const uid = await findPreviewedCampaign(token, document.data.campaign_short_name)
  if (uid === undefined) return homePath
  const path = localizedPath(campaignPath(uid), locale)
  const stage = stageLabelIn(document.tags)
  return stage === undefined ? path : `${path}?stage=${stage}`
}
