/**
 * Tells those who don't see it that a link opens a new tab (members.md §2).
 *
 * @param html sanitised (lib/domains/articles/article-html.ts): in that form no attribute holds a `>`, no link another
 * @param hint plain text, ours
 */
export function withNewTabHint(html: string, hint: string): string {
  return html.replaceAll(/(<a [^>]*target="_blank"[^>]*>.*?)<\/a>/gs, `$1<span class="sr-only"> (${hint})</span></a>`)
}
