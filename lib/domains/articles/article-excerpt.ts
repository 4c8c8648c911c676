const LIMIT = 160

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/**
 * The beginning of an article's first paragraph as plain text, for search results and shared links.
 *
 * @param html sanitised, in which only the four entities above occur
 */
export function articleExcerpt(html: string | undefined): string | undefined {
  const paragraph = /<p>(.*?)<\/p>/s.exec(html ?? '')?.[1]
  const text = paragraph
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!text) return undefined
  if (text.length <= LIMIT) return text
  const end = text.lastIndexOf(' ', LIMIT)
  return `${text.slice(0, end > 0 ? end : LIMIT)}…`
}
