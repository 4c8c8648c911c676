import type { LookedUp } from './asked-words.ts'
import { searchKinds, type SearchKind, type SearchPlace } from './entry.ts'
import { excerptOf, markedText, type Sought, type TextPart } from './marked-text.ts'
import { findMatches, LOOKED_AT, lookUp } from './matches.ts'
import type { FoundEntry } from './found-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { isUnspaced } from './words.ts'

/** A thing that was found, as the visitor sees it. */
export type SearchResult = {
  /** Path with language, and an anchor if there is one. */
  path: string
  /** Language of the words, where it isn't the visitor's. */
  language?: string
  /** The first start of an event; ISO 8601 in UTC. */
  startsAt?: string
  title: TextPart[]
  excerpt: TextPart[]
}

export type SearchGroup = {
  kind: SearchKind
  /** How many there are; `isMore` if there are more than were counted. */
  count: number
  isMore: boolean
  results: SearchResult[]
}

export type Found = { groups: SearchGroup[] }

export type Asked = {
  query: string
  locale: string
  /** The language that everything is written in first. */
  defaultLocale: string
  /** Milliseconds since 1970. */
  now: number
  /** Results of a kind. */
  most: number
  /** Only this kind. */
  kind?: SearchKind
}

/** Leads to a place in a language: its path with language, or undefined for what visitors can't see now. */
export type PathOf = (place: SearchPlace, locale: string) => string | undefined

/**
 * What is found for a query, grouped by kind: in the visitor's language, then in the default one. What the visitor's language
 * has, too, is shown in it, also if only the other language's words match.
 */
export function findResults(index: SearchIndex, asked: Asked, pathOf: PathOf): Found {
  const words = lookUp(index, asked.query)
  if (words.length === 0) return { groups: [] }
  const sought = soughtOf(words)
  const spoken = new Set([asked.locale, asked.defaultLocale])
  const lists = Array.from(spoken, (locale) => findMatches(index, words, locale, asked.now))
  const isMore = (kind: SearchKind) =>
    lists.some((list) => list.filter((each) => each.kind === kind).length === LOOKED_AT)
  const byKind = Map.groupBy(shownOf(index, lists.flat(), asked.locale, pathOf), ({ entry }) => entry.kind)
  const groups = searchKinds.flatMap((kind): SearchGroup[] => {
    const all = byKind.get(kind) ?? []
    if (all.length === 0 || (asked.kind !== undefined && kind !== asked.kind)) return []
    const results = all
      .slice(0, asked.most)
      .map(({ entry, path }) => resultOf(entry, index.textOf(entry), path, sought, asked.locale))
    return [{ kind, count: all.length, isMore: isMore(kind), results }]
  })
  return { groups }
}

/** The entries that visitors can see now, each once, as their language shows them. */
function shownOf(index: SearchIndex, entries: readonly FoundEntry[], locale: string, pathOf: PathOf) {
  const others = entries.filter((each) => each.locale !== locale).map(({ id }) => id)
  const translations = index.translations(others, locale)
  const shown = new Map<string, { entry: FoundEntry; path: string }>()
  for (const found of entries) {
    const own = translations.get(found.id)
    // A page has other questions in the visitor's language, so none is carried over.
    if (own?.kind === 'question') continue
    const entry = own ?? found
    const path = pathOf(entry.place, locale)
    if (path === undefined) continue
    // Several questions may lead to one place.
    const key = `${entry.kind} ${path} ${entry.kind === 'question' ? entry.title : ''}`
    if (!shown.has(key)) shown.set(key, { entry, path })
  }
  return [...shown.values()]
}

function resultOf(
  { title, locale, startsAt }: FoundEntry,
  text: string,
  path: string,
  sought: Sought,
  wanted: string,
): SearchResult {
  return {
    path,
    ...(locale !== wanted && { language: locale }),
    ...(startsAt !== undefined && { startsAt: new Date(startsAt).toISOString() }),
    title: markedText(title, sought),
    excerpt: text === '' ? [] : excerptOf(text, sought),
  }
}

function soughtOf(words: readonly LookedUp[]): Sought {
  const spaced = words.filter(({ word }) => !isUnspaced(word))
  return {
    words: new Set(spaced.flatMap(({ word, corrections }) => [word, ...corrections])),
    beginnings: spaced.filter(({ isOpen }) => isOpen).map(({ word }) => word),
    unspaced: words.filter(({ word }) => isUnspaced(word)).map(({ word }) => word),
  }
}
