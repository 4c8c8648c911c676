import 'server-only'
import { contentLocaleOf, isLocale } from '@/i18n/locales'
import { env } from '@/lib/core/server/env'
import { settleReading } from '../api/settle-reading'
import type { PublishedEntry } from '../published/content'
import { publishedIndex } from '../published/published'
import type { PublishedIndex } from '../published/published-index'
import { publishedAt } from '../published/search-published'
import { isShown } from '../published/shown-entry'

const BUILT_TYPES = ['page', 'academy_page', 'campaign_page'] as const
type BuiltType = (typeof BUILT_TYPES)[number]

/**
 * The uids of a type whose pages a build makes in a language: of the most important pages, those that are written in it.
 * All other pages are made when they are first asked for. Empty in an outage, so that a build still succeeds.
 *
 * @param segment language of the address
 */
export async function uidsToBuild(type: BuiltType, segment: string): Promise<string[]> {
  const index = await settleReading(publishedIndex())
  if ('status' in index || !isLocale(segment)) return []
  const lang = contentLocaleOf(segment)
  return importantPages(index.value, env.BUILD_PAGES).flatMap((page) =>
    page.flatMap((entry) => (entry.type === type && entry.lang === lang ? (entry.uid ?? []) : [])),
  )
}

/**
 * The documents of the most important pages, each in all of its languages: pages that navigation or footer link to come
 * first, then those that were published last.
 */
function importantPages(index: PublishedIndex, count: number): PublishedEntry[][] {
  const linked = new Set(index.content.lists.flatMap(({ links }) => links))
  const entries = BUILT_TYPES.flatMap((type) => index.entriesOf(type)).filter(isShown)
  const pages = [...Map.groupBy(entries, ({ type, uid }) => `${type} ${uid}`).values()]
  const rank = (page: PublishedEntry[]) => ({
    page,
    isLinked: page.some(({ id }) => linked.has(id)),
    at: Math.max(...page.map(publishedAt)),
  })
  return pages
    .map(rank)
    .toSorted((one, other) => Number(other.isLinked) - Number(one.isLinked) || other.at - one.at || 0)
    .slice(0, count)
    .map(({ page }) => page)
}
