import { askedWords, matchExpression, type LookedUp } from './asked-words.ts'
import { endsAfter, kindOfId } from './entry-order.ts'
import type { FoundEntry } from './found-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { isUnspaced } from './words.ts'

/** Matches of a kind and language that are looked at; a count that reaches it is "at least". */
export const LOOKED_AT = 100
/** Titles that are compared by their length, of a kind and language. */
const COMPARED = 1000
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

/**
 * The entries of a language that match, those of each kind in their order and at most `LOOKED_AT` of each, so that hundreds
 * of events hide no page: those with all words in the title, then those with some in the title, then the others.
 *
 * @param now milliseconds since 1970
 */
export function findMatches(index: SearchIndex, words: readonly LookedUp[], locale: string, now: number): FoundEntry[] {
  const matches = matchesOfAll(index, words, locale, now)
  const telling = words.filter(({ word }) => word.length >= SHORTEST_TELLING || isUnspaced(word))
  if (matches.length >= FEW || words.length < 2 || telling.length === 0) return matches
  const known = new Set(matches.map(({ id }) => id))
  const ranked = index.bestMatches(matchExpression(telling, 'some'), locale, { now, most: LOOKED_AT })
  const others = ranked.filter(({ id }) => !known.has(id)).slice(0, LOOKED_AT - matches.length)
  // Events come by their time, and so do their ids.
  const events = others.filter(({ kind }) => kind === 'event').toSorted((one, other) => one.id - other.id)
  return [...matches, ...others.filter(({ kind }) => kind !== 'event'), ...events]
}

/** Entries with all words. */
function matchesOfAll(index: SearchIndex, words: readonly LookedUp[], locale: string, now: number): FoundEntry[] {
  const all = matchExpression(words, 'all')
  const found = index.matches(all, 'title or text', locale)
  if (found.length === 0) return []
  const titled = new Set(index.matches(all, 'title', locale))
  // Of a single word, some in the title are all of them.
  const partly = words.length > 1 ? new Set(index.matches(matchExpression(words, 'some'), 'title', locale)) : titled
  const ids = [...Map.groupBy(found, kindOfId)].flatMap(([kind, own]) => {
    const isEvent = kind === 'event'
    const tiers: [number[], number[], number[]] = [[], [], []]
    for (const id of own) {
      const tier = tiers[titled.has(id) ? 0 : partly.has(id) ? 1 : 2]
      if (tier.length < COMPARED && (!isEvent || endsAfter(id, now))) tier.push(id)
    }
    const [whole, some, none] = tiers
    return [...(isEvent ? whole : index.shortestTitles(whole, LOOKED_AT)), ...some, ...none].slice(0, LOOKED_AT)
  })
  return index.entries(ids, now)
}
