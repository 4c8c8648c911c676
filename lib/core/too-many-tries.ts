import { askedWait } from './errors'
import { waitText } from './wait-text'
import { fill } from './words'

/**
 * The message for a failure that only requires waiting; undefined for any other.
 *
 * @param text template with `{wait}`
 * @param locale of the page; by default the browser's
 */
export function formatTooManyTries(error: unknown, text: string, locale?: string): string | undefined {
  const seconds = askedWait(error)
  if (seconds === undefined) return undefined
  return fill(text, { wait: waitText(seconds, locale ?? (document.documentElement.lang || undefined)) })
}
