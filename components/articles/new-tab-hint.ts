/**
 * Adds a hint for screen readers to links that open a new tab (members.md §2).
 *
 * @param html sanitised (lib/domains/articles/article-html.ts): so no attribute contains a `>`, and no link contains
 * another
 * @param hint our own plain text
 */
export function withNewTabHint(html: string, hint: string): string {
  return html.replaceAll(/(<a [^>]*target="_blank"[^>]*>.*?)<\/a>/gs, `$1<span class="sr-only"> (${hint})</span></a>`)
}
