import 'server-only'
import type { Locale } from '@/i18n/locales'
import { UpstreamError } from '@/lib/core/errors'
import { rich } from './fields'
import type { RichText } from './fields'
import { findSingle } from './pages'

export type NoticeTexts = { womenOnly: RichText | undefined; categoryEnforcement: RichText | undefined }

/** The editors' words for who may not sign up (decisions.md, Events); undefined where ours stand in, as in an outage. */
export async function getNotices(locale: Locale): Promise<NoticeTexts> {
  try {
    const settings = await findSingle('settings', locale)
    return {
      womenOnly: rich(settings?.data.women_only_notice),
      categoryEnforcement: rich(settings?.data.category_enforcement_notice),
    }
  } catch (error) {
    if (error instanceof UpstreamError) return { womenOnly: undefined, categoryEnforcement: undefined }
    throw error
  }
}
