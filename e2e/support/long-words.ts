import type { Page } from '@playwright/test'

/** Long words as they occur in each language's own pages. */
export const longWords = {
  de: 'Trainingsprogramm',
  en: 'counterproductively',
  es: 'extraordinariamente',
  fr: 'anticonstitutionnellement',
  it: 'precipitevolissimevolmente',
  ja: 'インドアサイクリングトレーニングプログラム',
} as const

/**
 * Replaces the longest word of every text, so that one load of a page shows how each part copes with long words. The
 * page can be filled again with another word, but can't be used for anything else afterwards.
 *
 * @param language of the whole page from then on
 */
export async function fillWith(page: Page, word: string, language: string): Promise<void> {
  await page.evaluate(putIn, { language, word })
}

/** Runs in the browser; remembers each text's original content. */
function putIn({ language, word }: { language: string; word: string }): void {
  const said = Symbol.for('said')
  document.documentElement.lang = language
  for (const part of document.querySelectorAll('main[lang]')) part.setAttribute('lang', language)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text: Node & { [said]?: string } = texts.currentNode
    if (text.parentElement?.closest('script, style, noscript, svg')) continue
    const words = (text[said] ??= text.nodeValue ?? '').split(/(\P{L}+)/u)
    const lengths = words.map(({ length }, index) => (index % 2 === 0 ? length : 0))
    const longest = Math.max(...lengths)
    if (longest > 1) text.nodeValue = words.with(lengths.indexOf(longest), word).join('')
  }
}
