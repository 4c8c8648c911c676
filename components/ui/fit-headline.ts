import type { CSSProperties } from 'react'

/** Words up to this many letters fit every screen at headline sizes. */
const SHORT = 9
/** Where a line may break: between words, or between any two characters of Chinese and Japanese. */
const BREAKS = /[\s\p{Dash}/\u{ad}\u{200b}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** Length of the longest part of a text that should stay on one line. */
export function longestWord(text: string): number {
  return Math.max(...text.split(BREAKS).map((word) => word.length))
}

/** Style of a headline with long words: its font size is limited so that the longest one fits (app/styles/base.css). */
export function fitHeadline(text: string): CSSProperties | undefined {
  const longest = longestWord(text)
  if (longest <= SHORT) return undefined
  const style: Record<`--${string}`, number> = { '--longest': longest }
  return style
}
