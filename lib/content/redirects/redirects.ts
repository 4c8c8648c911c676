import 'server-only'
import type { Locale } from '@/i18n/locales'
import { tagPage, typeTag } from '../api/cache-tags'
import { publishedIndex } from '../published/published'
import { redirectFrom, type Redirect } from './redirect-from'

/** Of documents that may have a page on the way, where it then ends, or put one there. */
const ON_THE_WAY = [
  'page',
  'academy_page',
  'campaign_page',
  'campaign_stage',
  'stage',
  'video',
  'video_category',
] as const

/**
 * The editors' redirect of an address without a page. Chains are followed to the first page; a loop leads nowhere. Tags the
 * page being rendered with what may change the way.
 *
 * @param path without language
 * @throws UpstreamError in an outage
 */
export async function findRedirect(path: string, locale: Locale): Promise<Redirect | undefined> {
  await tagPage([typeTag('redirect'), typeTag('redirects')])
  const { rules, end } = (await publishedIndex()).redirects.follow(path, locale)
  if (rules.length > 0) await tagPage(ON_THE_WAY.map(typeTag))
  return redirectFrom(end === 'circle' ? undefined : end, locale)
}
