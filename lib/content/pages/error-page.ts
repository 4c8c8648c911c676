import 'server-only'
import type { Locale } from '@/i18n/locales'
import { UpstreamError, NotFoundError } from '@/lib/core/errors'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { tagPage, typeTag } from '../api/cache-tags'
import { rich, text, type RichText } from '../fields/fields'
import { getByUid } from './pages'

export type ErrorPageContent = { title: string | undefined; body: RichText | undefined }

const UIDS = { 404: 'page-not-found', 410: 'page-gone', 500: '500' } as const

/**
 * The editors' texts for an error (contracts.md, "Content": uids `page-not-found` and `500`; we added `page-gone`).
 * Undefined if there are none or the content service is unreachable; the site's own texts are used then.
 */
export async function findErrorPage(status: keyof typeof UIDS, locale: Locale): Promise<ErrorPageContent | undefined> {
  // The page gets this tag, so that a text that editors write later replaces ours.
  await tagPage([typeTag('error_page')])
  try {
    const { document } = await getByUid('error_page', UIDS[status], locale)
    return { title: text(document.data.title), body: rich(document.data.body) }
  } catch (error) {
    if (!(error instanceof NotFoundError || error instanceof UpstreamError)) throw error
    await notePlaceholder(error)
    return undefined
  }
}
