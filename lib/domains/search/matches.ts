import { askedWords, matchExpression, type LookedUp } from './asked-words.ts'
import { searchKinds, type SearchKind } from './entry.ts'
import type { FoundEntry, SearchIndex } from './search-index.ts'
import { isUnspaced, scopeTerm } from './words.ts'

/** Matches of a kind and language that are looked at; a count that reaches it is "at least". */
export const LOOKED_AT = 200
/**
 * Words of entries that are compared to find the best ones. Words that stand in more say little, and comparing thousands of
 * entries takes longer than a visitor who types should wait.
 */
const COMPARED = 600
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
 * The entries of a language that match, those of each kind in their order and at most `LOOKED_AT` of each, so that hundreds
 * of events hide no page. SQLite ranks by how rare words are and how short an entry is, so that a page's exact title would
 * come after short pages that mention it.
 *
 * @param now milliseconds since 1970
 */
export function findMatches(index: SearchIndex, words: readonly LookedUp[], locale: string, now: number): FoundEntry[] {
  const kinds = searchKinds.filter((kind) => index.has(kind, locale))
  const lists = kinds.map((kind) => ({ kind, matches: new Map<number, Match>() }))
  const take = (tier: number, sought: readonly LookedUp[], where: Parameters<typeof matchExpression>[2]) => {
    for (const { kind, matches } of lists) {
      if (matches.size >= LOOKED_AT) continue
      const expression = matchExpression(sought, scopeTerm(kind, locale), where)
      const choice = { now, most: LOOKED_AT, first: kind === 'event' ? 'soonest' : 'best' } as const
      for (const entry of index.find(expression, { ...choice, compared: Math.floor(COMPARED / sought.length) }))
        if (!matches.has(entry.id)) matches.set(entry.id, Object.assign(entry, { tier }))
    }
  }
  take(IN_TITLE, words, { columns: 'title', of: 'all' })
  take(1, words, { columns: 'title body', of: 'all' })
  const telling = words.filter(({ word }) => word.length >= SHORTEST_TELLING || isUnspaced(word))
  const found = lists.reduce((sum, { matches }) => sum + matches.size, 0)
  if (found < FEW && words.length > 1 && telling.length > 0) take(2, telling, { columns: 'title body', of: 'any' })
  return lists.flatMap(({ kind, matches }) => {
    const own = [...matches.values()].slice(0, LOOKED_AT)
    return own.toSorted((one, other) => compare(kind, one, other))
  })
}

/** Events that match alike come by their time, titles by how few other words they have; the rest as SQLite ranks them. */
function compare(kind: SearchKind, one: Match, other: Match): number {
  if (one.tier !== other.tier) return one.tier - other.tier
  if (kind === 'event') return (one.until ?? Infinity) - (other.until ?? Infinity) || 0
  return one.tier === IN_TITLE ? one.title.length - other.title.length : 0
}
