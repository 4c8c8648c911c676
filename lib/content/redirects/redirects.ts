import 'server-only'
import type { Locale } from '@/i18n/locales'
import { tagPage, typeTag } from '../api/cache-tags'
import { publishedIndex } from '../published/published'
import { redirectFrom, type Redirect } from './redirect-from'

/**
 * The editors' redirect of an address without a page. Chains are followed to their end; a loop leads nowhere.
 *
 * @param path without language
 * @throws UpstreamError in an outage
 */
export async function findRedirect(path: string, locale: Locale): Promise<Redirect | undefined> {
  await tagPage([typeTag('redirect'), typeTag('redirects')])
  return redirectFrom((await publishedIndex()).redirects.find(path), locale)
}
