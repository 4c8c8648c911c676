import { eachWord, isUnspaced, type Word } from './words.ts'

/** A part of a text; `isFound` for the words that were looked for. */
export type TextPart = { text: string; isFound?: boolean }

/** Characters of an excerpt. */
const EXCERPT = 180
/** Characters of it before the first word that was found. */
const BEFORE = 50

/** What words of a text count as found: `words` as a whole, `beginnings` by their first letters. */
export type Sought = { words: ReadonlySet<string>; beginnings: readonly string[]; unspaced: readonly string[] }

/** A text in parts, with the words that were looked for apart. */
export function markedText(text: string, sought: Sought): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to } of foundIn(text, sought)) {
    if (from < at) continue
    if (from > at) parts.push({ text: text.slice(at, from) })
    parts.push({ text: text.slice(from, to), isFound: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** The part of a text around the first word that was looked for; the beginning of the text if there is none. */
export function excerptOf(text: string, sought: Sought): TextPart[] {
  const first = foundIn(text, sought).next().value?.from ?? 0
  const from = first <= BEFORE ? 0 : boundaryAfter(text, first - BEFORE)
  const to = from + EXCERPT >= text.length ? text.length : boundaryBefore(text, from + EXCERPT)
  const parts = markedText(text.slice(from, to), sought)
  if (from > 0) parts.unshift({ text: '… ' })
  if (to < text.length) parts.push({ text: ' …' })
  return parts
}

type Span = Pick<Word, 'from' | 'to'>

/** Where the words stand, one after the other: an excerpt needs only the first place of a long text. */
function* foundIn(text: string, { words, beginnings, unspaced }: Sought): Generator<Span, undefined> {
  for (const each of eachWord(text)) {
    if (isUnspaced(each.word)) yield* unspacedIn(text, each, unspaced)
    else if (words.has(each.word) || beginnings.some((beginning) => each.word.startsWith(beginning))) yield each
  }
}

/** Where runs without spaces contain one; folding kana and Han characters keeps their number. */
function unspacedIn(text: string, { word, from, to }: Word, sought: readonly string[]): Span[] {
  if (word.length !== text.slice(from, to).length) return []
  return sought
    .flatMap((each) => {
      const at = word.indexOf(each)
      return at < 0 ? [] : [{ from: from + at, to: from + at + each.length }]
    })
    .toSorted((one, other) => one.from - other.from)
}

/** The place after the next space; scripts without spaces are cut anywhere. */
function boundaryAfter(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < from + BEFORE ? space + 1 : from
}

function boundaryBefore(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to)
  return space > to - BEFORE ? space : to
}
