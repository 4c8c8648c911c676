import { askedWait } from './errors'
import { waitText } from './wait-text'

/**
 * What to say of a failure that is a matter of waiting; undefined for any other.
 *
 * @param text with `{wait}` in it
 * @param locale the page's, where nobody else says
 */
export function tooManyTriesIn(error: unknown, text: string, locale?: string): string | undefined {
  const seconds = askedWait(error)
  if (seconds === undefined) return undefined
  return text.replace('{wait}', waitText(seconds, locale ?? (document.documentElement.lang || undefined)))
}
