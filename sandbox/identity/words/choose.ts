import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'

/** A language and its texts; `language` is the value of the `lang` attribute. */
export type Speech = { language: string; words: Words }

const languages = new Map<string, Words>(Object.entries({ en, de, es, fr, it, ja }))

/**
 * @param uiLocales OpenID Connect's space-separated list or a browser's list, best first: `pt de-AT en`; unknown
 * languages are skipped
 */
export function chooseWords(uiLocales: unknown): Speech {
  const wanted = typeof uiLocales === 'string' ? uiLocales.toLowerCase().split(/[ ,]+/) : []
  for (const locale of wanted) {
    const [language = ''] = locale.split('-')
    const words = languages.get(language)
    if (words) return { language, words }
  }
  return { language: 'en', words: en }
}
