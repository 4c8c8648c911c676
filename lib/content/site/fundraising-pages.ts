import 'server-only'
import { contentLocaleOf, defaultLocale, type Locale } from '@/i18n/locales'
import { ownFundraisingLimits } from '@/lib/core/limits'
import { text } from '../fields/fields'
import { readShown } from '../pages/pages'
import type { PublishedEntry } from '../published/content'
import { recentIndex } from '../published/published'
import { publishedAt } from '../published/search-published'
import { shownDocumentPath } from '../search/shown-path'

/** A page of the site on which players raise money. */
export type FundraisingPage = {
  /** What for: ids at the fundraising provider, as editors wrote them. */
  raisesFor: readonly string[]
  title: string | undefined
  /** With its language. */
  path: string
}

/**
 * The published pages on which players raise money, in the language or else in the default one, those that were changed
 * last first.
 *
 * @throws UpstreamError in an outage
 */
export async function listFundraisingPages(locale: Locale): Promise<FundraisingPage[]> {
  const { content } = await recentIndex()
  const raising = content.entries.filter(({ inside }) => inside !== undefined && inside.raisesFor.length > 0)
  const shown = inLanguages(raising, [locale, defaultLocale])
    .toSorted((one, other) => publishedAt(other) - publishedAt(one))
    .flatMap((entry) => {
      const path = entry.uid === null ? undefined : shownDocumentPath(entry.type, entry.uid, locale)
      return path === undefined ? [] : [{ ...entry, path }]
    })
    .slice(0, ownFundraisingLimits.places)
  const documents = new Map(
    (await readShown(shown.map(({ id }) => id))).map((document) => [document.id, document.data]),
  )
  return shown.map(({ id, inside, path }) => {
    const data: Record<string, unknown> = documents.get(id) ?? {}
    return { raisesFor: inside?.raisesFor ?? [], title: text(data.meta_title) ?? text(data.title), path }
  })
}

/** Each document once, in the first of these languages that it is written in. */
function inLanguages(entries: readonly PublishedEntry[], wanted: readonly Locale[]): PublishedEntry[] {
  const found = new Map<string, PublishedEntry>()
  for (const lang of new Set(wanted.map(contentLocaleOf))) {
    for (const entry of entries) {
      const key = `${entry.type} ${entry.uid}`
      if (entry.lang === lang && !found.has(key)) found.set(key, entry)
    }
  }
  return [...found.values()]
}
