import { askedWords, matchExpression, type LookedUp, type Sought } from './asked-words.ts'
import { searchKinds, type SearchKind } from './entry.ts'
import type { Choice, FoundEntry, SearchIndex } from './search-index.ts'
import { isUnspaced, scopeTerm } from './words.ts'

/** Matches of a kind and language that are looked at; a count that reaches it is "at least". */
export const LOOKED_AT = 100
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

type Place = { kind: SearchKind; locale: string; now: number }

/**
 * The entries of a language that match, those of each kind in their order and at most `LOOKED_AT` of each, so that hundreds
 * of events hide no page.
 *
 * @param now milliseconds since 1970
 */
export function findMatches(index: SearchIndex, words: readonly LookedUp[], locale: string, now: number): FoundEntry[] {
  const kinds = searchKinds.filter((kind) => index.has(kind, locale))
  const matches = kinds.flatMap((kind) => matchesOfKind(index, words, { kind, locale, now }))
  const telling = words.filter(({ word }) => word.length >= SHORTEST_TELLING || isUnspaced(word))
  if (matches.length < FEW && words.length > 1 && telling.length > 0) {
    const scopes = kinds.map((kind) => scopeTerm(kind, locale))
    const known = new Set(matches.map(({ id }) => id))
    const some = index.findBest(matchExpression(telling, scopes, 'some'), { now, most: LOOKED_AT })
    for (const entry of some) if (!known.has(entry.id)) matches.push({ ...entry, tier: TIERS.indexOf('some') })
  }
  return [...Map.groupBy(matches, ({ kind }) => kind)].flatMap(([kind, own]) =>
    own.toSorted((one, other) => compare(kind, one, other)).slice(0, LOOKED_AT),
  )
}

/** Entries of a kind with all words. */
function matchesOfKind(index: SearchIndex, words: readonly LookedUp[], { kind, locale, now }: Place): Match[] {
  const matches = new Map<number, Match>()
  const take = (sought: Sought, byText: Choice['first']) => {
    if (matches.size >= LOOKED_AT) return
    const choice = { now, most: LOOKED_AT, first: kind === 'event' ? 'soonest end' : byText } as const
    for (const entry of index.find(matchExpression(words, [scopeTerm(kind, locale)], sought), choice))
      if (!matches.has(entry.id)) matches.set(entry.id, { ...entry, tier: TIERS.indexOf(sought) })
  }
  take('all in the title', 'shortest title')
  // Of a single word, some in the title are all of them.
  if (words.length > 1) take('all, some in the title', 'shortest text')
  take('all', 'shortest text')
  return [...matches.values()]
}

/** Events that match alike come by their time, titles by how few other words they have; the rest as they were found. */
function compare(kind: SearchKind, one: Match, other: Match): number {
  if (one.tier !== other.tier) return one.tier - other.tier
  if (kind === 'event') return (one.until ?? Infinity) - (other.until ?? Infinity) || 0
  return one.tier === IN_TITLE ? one.title.length - other.title.length : 0
}
