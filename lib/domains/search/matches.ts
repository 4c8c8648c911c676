import { askedWords, matchExpression, type LookedUp, type Sought } from './asked-words.ts'
import { searchKinds, type SearchKind } from './entry.ts'
import type { Choice, FoundEntry, SearchIndex } from './search-index.ts'
import { isUnspaced, scopeTerm } from './words.ts'

/** Matches of a kind and language that are looked at; a count that reaches it is "at least". */
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

/** How well an entry matches: the place of what it has in this list. */
type Match = FoundEntry & { tier: number }

const TIERS = ['all in the title', 'all, some in the title', 'all', 'some'] as const satisfies readonly Sought[]
const IN_TITLE = 0

/**
 * The entries of a language that match, those of each kind in their order and at most `LOOKED_AT` of each, so that hundreds
 * of events hide no page.
 *
 * @param now milliseconds since 1970
 */
export function findMatches(index: SearchIndex, words: readonly LookedUp[], locale: string, now: number): FoundEntry[] {
  const byKind = new Map<SearchKind, Map<number, Match>>()
  for (const kind of searchKinds) if (index.has(kind, locale)) byKind.set(kind, new Map())
  const find = (kinds: Iterable<SearchKind>, sought: Sought, first: Choice['first'] = 'shortest', of = words) => {
    const scopes = Array.from(kinds, (kind) => scopeTerm(kind, locale))
    const most = LOOKED_AT * scopes.length
    for (const entry of index.find(matchExpression(of, scopes, sought), { now, most, first })) {
      const matches = byKind.get(entry.kind)
      if (matches?.has(entry.id) === false) matches.set(entry.id, { ...entry, tier: TIERS.indexOf(sought) })
    }
  }
  find(byKind.keys(), 'all in the title')
  // Of a single word, some in the title are all of them.
  if (words.length > 1) find(byKind.keys(), 'all, some in the title')
  for (const [kind, { size }] of byKind)
    if (size < LOOKED_AT) find([kind], 'all', kind === 'event' ? 'soonest' : 'shortest')
  const telling = words.filter(({ word }) => word.length >= SHORTEST_TELLING || isUnspaced(word))
  const found = [...byKind.values()].reduce((sum, { size }) => sum + size, 0)
  if (found < FEW && words.length > 1 && telling.length > 0) find(byKind.keys(), 'some', 'best', telling)
  return [...byKind].flatMap(([kind, matches]) =>
    [...matches.values()].toSorted((one, other) => compare(kind, one, other)).slice(0, LOOKED_AT),
  )
}

/** Events that match alike come by their time, titles by how few other words they have; the rest as they were found. */
function compare(kind: SearchKind, one: Match, other: Match): number {
  if (one.tier !== other.tier) return one.tier - other.tier
  if (kind === 'event') return (one.until ?? Infinity) - (other.until ?? Infinity) || 0
  return one.tier === IN_TITLE ? one.title.length - other.title.length : 0
}
