import { askedWords, matchExpression, type LookedUp } from './asked-words.ts'
import type { SearchKind } from './entry.ts'
import type { FoundEntry, SearchIndex } from './search-index.ts'
import { isUnspaced } from './words.ts'

/** Matches of one language that are looked at; a count that reaches it is "at least". */
export const LOOKED_AT = 200
/** With fewer matches of all words, entries with only some of them count, too. */
const FEW = 3
/** Letters of a word that is worth finding alone: not `a`, `1`, `de` or `le`. */
const SHORTEST_TELLING = 3

/** The words of a query, each with what it is looked up as: a word that no entry contains is corrected. */
export function lookUp(index: SearchIndex, query: string): LookedUp[] {
  return askedWords(query).map(({ word, isOpen }) => {
    const isKnown = isUnspaced(word) || index.hasWord(word, isOpen)
    return { word, isOpen, corrections: isKnown ? [] : index.spelling.corrections(word) }
  })
}

/** How well an entry matches: 0 if all words are in its title, 1 if all are in it, 2 if some are. */
type Match = FoundEntry & { tier: number }

const IN_TITLE = 0

/**
 * The entries of a language that match, at most `LOOKED_AT`, those of each kind in their order. SQLite ranks by how rare
 * words are and how short an entry is, so that a page's exact title would come after short pages that mention it.
 *
 * @param now milliseconds since 1970
 */
export function findMatches(index: SearchIndex, words: readonly LookedUp[], locale: string, now: number): FoundEntry[] {
  const matches = new Map<number, Match>()
  const take = (tier: number, expression: string) => {
    for (const entry of index.find(expression, now, LOOKED_AT))
      if (!matches.has(entry.id)) matches.set(entry.id, Object.assign(entry, { tier }))
  }
  take(IN_TITLE, matchExpression(words, locale, { columns: 'title', of: 'all' }))
  take(1, matchExpression(words, locale, { columns: 'title body', of: 'all' }))
  const telling = words.filter(({ word }) => word.length >= SHORTEST_TELLING || isUnspaced(word))
  if (matches.size < FEW && words.length > 1 && telling.length > 0)
    take(2, matchExpression(telling, locale, { columns: 'title body', of: 'any' }))
  const byKind = Map.groupBy([...matches.values()].slice(0, LOOKED_AT), ({ kind }) => kind)
  return [...byKind].flatMap(([kind, own]) => own.toSorted((one, other) => compare(kind, one, other)))
}

/** Events that match alike come by their time, titles by how few other words they have; the rest as SQLite ranks them. */
function compare(kind: SearchKind, one: Match, other: Match): number {
  if (one.tier !== other.tier) return one.tier - other.tier
  if (kind === 'event') return (one.until ?? Infinity) - (other.until ?? Infinity) || 0
  return one.tier === IN_TITLE ? one.title.length - other.title.length : 0
}
