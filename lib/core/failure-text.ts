import { askedWait, isLasting } from './errors'
import { waitText } from './wait-text'
import { fill } from './words'

/** What can be said of any failure, as islands get it. */
export type FailureTexts = {
  /** Template with `{wait}`. */
  tooManyTries: string
  unreadable: string
}

/**
 * The message for a failure of a kind that can be told: one that only requires waiting, and one that no waiting mends.
 * Undefined for any other.
 *
 * @param locale of the page; by default the browser's
 */
export function failureText(error: unknown, texts: FailureTexts, locale?: string): string | undefined {
  return isLasting(error) ? texts.unreadable : limitText(error, texts, locale)
}

/** Like `failureText`, of limits alone: where the specification fixes what is said of a failure, or that nothing is (CP-044, CT-013, EV-127, FR-048). */
export function limitText(error: unknown, texts: FailureTexts, locale?: string): string | undefined {
  const seconds = askedWait(error)
  if (seconds === undefined) return undefined
  return fill(texts.tooManyTries, { wait: waitText(seconds, locale ?? (document.documentElement.lang || undefined)) })
}
