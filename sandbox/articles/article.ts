/** An article as written; its number and date follow from its position (catalogue.ts). */
export type Draft = {
  name: string
  title: string
  /** Picture of the sandbox's media, `/media/scenes/{scene}` */
  scene: string
  /** Paragraphs, separated by an empty line; a line that begins with `## ` is a heading. */
  body: string
}

/** The body as HTML: `h2` and `p`, text escaped. */
export function htmlOf(body: string): string {
  return body
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .map((block) => {
      const isHeading = block.startsWith('## ')
      return isHeading ? `<h2>${escapeHtml(block.slice(3))}</h2>` : `<p>${escapeHtml(block)}</p>`
    })
    .join('\n')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
