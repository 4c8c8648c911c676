/** Combining marks of Latin, Greek and Cyrillic letters: accents that visitors leave out. Kana keep their marks. */
const ACCENTS = /[\u0300-\u036F]/g

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/** Most words of most texts: nothing of them is folded but capitals. */
const PLAIN = /^[\dA-Za-z]*$/

/** A text as it is compared: in lower case, without accents, full-width letters as plain ones. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => LETTERS[letter] ?? letter)
}

/** A word of a text, folded, and where it stands in the text as it was given. */
export type Word = { word: string; from: number; to: number }

/** Letters and digits. An apostrophe divides words, since French and Italian join them by it: `l’étape`. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** A run of characters of scripts that are written without spaces, or of any others. */
const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u

/** Whether a word is written without spaces around it. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word)

/** The words of a text in their order; a run of Japanese is one word. */
export const wordsOf = (text: string): Word[] => [...eachWord(text)]

/** The same one after the other, for a reader who needs only the first ones. */
export function* eachWord(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    for (const run of found.matchAll(RUN)) {
      const from = index + run.index
      yield { word: fold(run[0]), from, to: from + run[0].length }
    }
  }
}

/** The pairs of neighbouring characters in a word; a single character is its own pair. */
export function pairsOf(word: string): string[] {
  const characters = Array.from(word)
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

/**
 * What the index stores of a text: its words, separated by spaces. Scripts without spaces are stored as overlapping pairs of
 * characters, so that any part of a sentence is found without a dictionary.
 */
export function indexTerms(text: string): string {
  return wordsOf(text).flatMap(termsOf).join(' ')
}

/** The last character of a run is stored alone, too, since a single character is looked up as the beginning of a pair. */
function termsOf({ word }: Word): string[] {
  if (!isUnspaced(word)) return [word]
  const pairs = pairsOf(word)
  const last = Array.from(word).at(-1)
  return last === undefined || last === word ? pairs : [...pairs, last]
}
