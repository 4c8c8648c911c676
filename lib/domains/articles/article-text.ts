const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** @param html sanitised, in which only the four entities above occur */
export function articleText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|h\d|li|td|th|blockquote|div)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
