import { askedWords, matchExpression, type LookedUp } from './asked-words.ts'
import { searchKinds, type SearchKind, type SearchPlace } from './entry.ts'
import { excerptOf, markedText, type Sought, type TextPart } from './marked-text.ts'
import type { FoundEntry, SearchIndex } from './search-index.ts'
import { isUnspaced } from './words.ts'

/** Matches of one language that are looked at; a count that reaches it is "at least". */
const LOOKED_AT = 200
/** With fewer matches of all words, entries with only some of them are shown, too. */
const FEW = 3
/** Letters of a word that is worth finding alone: not `a`, `1`, `de` or `le`. */
const SHORTEST_TELLING = 3

/** A thing that was found, as the visitor sees it. */
export type SearchResult = {
  /** Path with language, and an anchor if there is one. */
  path: string
  /** Language of the words, where it isn't the visitor's. */
  language?: string
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
  const words = lookUp(index, askedWords(asked.query))
  if (words.length === 0) return { groups: [] }
  const sought = soughtOf(words)
  const spoken = asked.locale === asked.defaultLocale ? [asked.locale] : [asked.locale, asked.defaultLocale]
  const lists = spoken.map((locale) => findIn(index, words, locale, asked.now))
  const seen = new Set<string>()
  const shown = lists.flat().flatMap((entry) => {
    const translated = inLanguage(index, entry, asked.locale)
    const path = translated && pathOf(translated.place, asked.locale)
    if (translated === undefined || path === undefined) return []
    const key = `${entry.kind} ${path}${entry.kind === 'question' ? ` ${translated.title}` : ''}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ entry: translated, path }]
  })
  const isMore = lists.some((list) => list.length === LOOKED_AT)
  const byKind = Map.groupBy(shown, ({ entry }) => entry.kind)
  const groups = searchKinds.flatMap((kind): SearchGroup[] => {
    const all = byKind.get(kind) ?? []
    if (all.length === 0 || (asked.kind !== undefined && kind !== asked.kind)) return []
    const results = all.slice(0, asked.most).map(({ entry, path }) => resultOf(entry, path, sought, asked.locale))
    return [{ kind, count: all.length, isMore, results }]
  })
  return { groups }
}

/** Corrects words that no entry contains. */
function lookUp(index: SearchIndex, words: ReturnType<typeof askedWords>): LookedUp[] {
  return words.map((asked) => {
    const isKnown = isUnspaced(asked.word) || index.hasWord(asked.word, asked.isOpen)
    return { ...asked, corrections: isKnown ? [] : index.spelling.corrections(asked.word) }
  })
}

function findIn(index: SearchIndex, words: readonly LookedUp[], locale: string, now: number): FoundEntry[] {
  const strict = index.find(matchExpression(words, locale, 'all'), now, LOOKED_AT)
  if (strict.length >= FEW || words.length === 1) return strict
  const telling = words.filter(({ word }) => word.length >= SHORTEST_TELLING || isUnspaced(word))
  if (telling.length === 0) return strict
  const ids = new Set(strict.map(({ id }) => id))
  const loose = index.find(matchExpression(telling, locale, 'any'), now, LOOKED_AT)
  return [...strict, ...loose.filter(({ id }) => !ids.has(id))].slice(0, LOOKED_AT)
}

/** The entry as the visitor's language shows it; a page has other questions there, so a question isn't carried over. */
function inLanguage(index: SearchIndex, entry: FoundEntry, locale: string): FoundEntry | undefined {
  if (entry.locale === locale) return entry
  const title = index.titleAt(entry.place, entry.kind, locale)
  if (title === undefined) return entry
  return entry.kind === 'question' ? undefined : { ...entry, locale, title, text: '' }
}

function resultOf({ title, text, locale }: FoundEntry, path: string, sought: Sought, wanted: string): SearchResult {
  return {
    path,
    ...(locale !== wanted && { language: locale }),
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
