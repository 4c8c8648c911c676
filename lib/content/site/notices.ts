import 'server-only'
import type { Locale } from '@/i18n/locales'
import { UpstreamError } from '@/lib/core/errors'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { rich } from '../fields/fields'
import type { RichText } from '../fields/fields'
import { findSingle } from '../pages/pages'

export type NoticeTexts = { womenOnly: RichText | undefined; categoryEnforcement: RichText | undefined }

/**
 * The editors' words for who may not sign up (decisions.md, Events); undefined where ours stand in, as in an outage in which
 * theirs were never read.
 */
export async function getNotices(locale: Locale): Promise<NoticeTexts> {
  try {
    const settings = await findSingle('settings', locale)
    return {
      womenOnly: rich(settings?.data.women_only_notice),
      categoryEnforcement: rich(settings?.data.category_enforcement_notice),
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    await notePlaceholder(error)
    return { womenOnly: undefined, categoryEnforcement: undefined }
  }
}
