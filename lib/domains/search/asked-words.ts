import { searchLimits } from '../../core/limits.ts'
import { isUnspaced, pairsOf, wordsOf } from './words.ts'

/** A word that a visitor looks for; the last one may not be typed to its end. */
export type AskedWord = { word: string; isOpen: boolean }

/** The words of a query, as many and as long as the site looks up. */
export function askedWords(query: string): AskedWord[] {
  const plain = query.slice(0, searchLimits.characters)
  const all = wordsOf(plain)
  const open = /\s$/.test(plain) ? undefined : all.at(-1)
  return all.slice(0, searchLimits.words).map((each) => ({
    word: each.word.slice(0, searchLimits.charactersOfWord),
    isOpen: each === open,
  }))
}

/** The words that each asked word is looked up as: itself, and corrections of it. */
export type LookedUp = AskedWord & { corrections: readonly string[] }

/**
 * The expression of SQLite's full-text search for entries with all words, or with any of them. It contains nothing of a query
 * but quoted letters and digits.
 */
export function matchExpression(words: readonly LookedUp[], sought: 'all' | 'some'): string {
  return words.map((word) => `(${alternativesOf(word)})`).join(sought === 'all' ? ' AND ' : ' OR ')
}

function alternativesOf({ word, isOpen, corrections }: LookedUp): string {
  if (isUnspaced(word)) return unspaced(word)
  return [isOpen ? `${quoted(word)}*` : quoted(word), ...corrections.map(quoted)].join(' OR ')
}

/** Neighbouring pairs as a phrase, so that they stand together in the text; one character is the beginning of a pair. */
function unspaced(word: string): string {
  const [first = '', ...others] = pairsOf(word)
  return first === word && Array.from(word).length === 1 ? `${quoted(word)}*` : quoted([first, ...others].join(' '))
}

/** Words are letters and digits only; quotes keep SQLite from reading one as an operator. */
const quoted = (word: string) => `"${word.replaceAll('"', '')}"`
