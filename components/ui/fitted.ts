import type { CSSProperties } from 'react'

/** Words of so many letters fit every screen at the sizes of headlines. */
const SHORT = 9
/** What stands between words, or lets a line break within one: Chinese and Japanese lines may break at every sign. */
const BREAKS = /[\s\p{Dash}/\u{ad}\u{200b}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** Length of the longest part of a text that should stay on one line. */
export function longestWord(text: string): number {
  return Math.max(...text.split(BREAKS).map((word) => word.length))
}

/** Style of a headline whose words are long: it is drawn no larger than the longest one fits (app/styles/base.css). */
export function fitted(text: string): CSSProperties | undefined {
  const longest = longestWord(text)
  if (longest <= SHORT) return undefined
  const style: Record<`--${string}`, number> = { '--longest': longest }
  return style
}
