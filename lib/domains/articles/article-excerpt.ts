import { articleText } from './article-text'

const LIMIT = 160

/**
 * The beginning of an article's first paragraph as plain text, for search results and shared links.
 *
 * @param html sanitised
 */
export function articleExcerpt(html: string | undefined): string | undefined {
  const paragraph = /<p>(.*?)<\/p>/s.exec(html ?? '')?.[1]
  const text = paragraph && articleText(paragraph)
  if (!text) return undefined
  if (text.length <= LIMIT) return text
  const end = text.lastIndexOf(' ', LIMIT)
  return `${text.slice(0, end > 0 ? end : LIMIT)}…`
}
