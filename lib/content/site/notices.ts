import 'server-only'
import type { Locale } from '@/i18n/locales'
import { UpstreamError } from '@/lib/core/errors'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { rich, text, type RichText } from '../fields/fields'
import { findSingle } from '../pages/pages'

export type NoticeTexts = Partial<{
  womenOnly: RichText
  categoryEnforcement: RichText
  /** Shown for a stage that only registered players may sign up to. */
  registerPrompt: RichText
  /** Shown for a stage that is over. */
  makeUpMessage: string
}>

/**
 * The editors' texts for players who may not sign up, and for stages (decisions.md, Events); undefined if our own texts
 * are to be used, as in an outage before the editors' texts were ever read.
 */
export async function getNotices(locale: Locale): Promise<NoticeTexts> {
  try {
    const settings = await findSingle('settings', locale)
    return {
      womenOnly: rich(settings?.data.women_only_notice),
      categoryEnforcement: rich(settings?.data.category_enforcement_notice),
      registerPrompt: rich(settings?.data.register_prompt),
      makeUpMessage: text(settings?.data.make_up_message),
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    await notePlaceholder(error)
    return {}
  }
}
