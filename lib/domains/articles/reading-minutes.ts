import { articleText } from './article-text'

/** The average of adults who read non-fiction in silence (M. Brysbaert, Journal of Memory and Language 109, 2019). */
const WORDS_A_MINUTE = 238

/**
 * Minutes that reading an article takes, at least one.
 *
 * @param html sanitised
 * @param language in which it is written: in some no spaces stand between words
 */
export function readingMinutes(html: string, language: string): number {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(articleText(html))
  const count = [...parts].filter(({ isWordLike }) => isWordLike === true).length
  return Math.max(1, Math.round(count / WORDS_A_MINUTE))
}
