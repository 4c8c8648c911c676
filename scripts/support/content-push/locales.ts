import type { Env } from '../../../lib/core/server/env-schema.ts'
import { Failure } from '../failure.ts'
import { contentLocales } from '../site-locales.ts'
import type { SourceDocument } from './source.ts'

/** What a repository's description says of its locales. */
type Locales = { languages: readonly { id: string; is_master?: boolean | null }[] }

/**
 * The locales that a repository has, and its master locale. Prismic has no API that adds any, and a new repository may have
 * none.
 */
function localesOf({ languages }: Locales): { all: ReadonlySet<string>; master: string | undefined } {
  return { all: new Set(languages.map(({ id }) => id)), master: languages.find((each) => each.is_master)?.id }
}

/**
 * What to do about locales that a repository lacks.
 *
 * @returns undefined if it has all of them
 */
export function adviceOnLocales(repository: Locales, name: string, needed: Iterable<string>): string | undefined {
  const { all, master } = localesOf(repository)
  const missing = [...new Set(needed)].filter((lang) => !all.has(lang)).toSorted()
  if (missing.length === 0) return undefined
  const commands = missing.map((lang) => `npx prismic locale add ${lang} --repo ${name}`)
  return [
    `The repository ${name} has no locale ${missing.join(', ')}. No API adds one. Open its Settings > Translations & Locales,`,
    'choose each under “Add a locale” (one that is not in the list: “Add custom locale”, with exactly this code),',
    ...(master === undefined ? ['set one of them as master, since nothing can be written without,'] : []),
    `or type: ${commands.join('; ')}`,
  ].join('\n')
}

/** What to do about locales that the site reads and a repository lacks; undefined if it has all of them. */
export const adviceOnSiteLocales = (
  repository: Locales,
  { PRISMIC_REPOSITORY, TRIAL_LANGUAGES }: Pick<Env, 'PRISMIC_REPOSITORY' | 'TRIAL_LANGUAGES'>,
) => adviceOnLocales(repository, PRISMIC_REPOSITORY, contentLocales(TRIAL_LANGUAGES))

/**
 * Checks, before anything is sent, that a repository has the locales of all documents.
 *
 * @throws Failure that says what to enter where
 */
export function requireLocales(repository: Locales, name: string, documents: readonly SourceDocument[]): void {
  const needed = documents.map(({ lang }) => lang)
  const advice = adviceOnLocales(repository, name, needed)
  if (advice !== undefined) throw new Failure(`${advice}\nNothing was sent.`)
}

/**
 * The documents with their originals in the repository's master locale, where they have one there: its editor shows
 * translations beside the document in the master locale.
 */
export function relatedToMaster(repository: Locales, documents: readonly SourceDocument[]): SourceDocument[] {
  const { master } = localesOf(repository)
  const keys = new Set(documents.map(({ key }) => key))
  return documents.map((document) => {
    const { key, lang, translates } = document
    const original = `${key.slice(0, -lang.length)}${master}`
    if (master === undefined || !keys.has(original)) return { ...document, translates }
    return { ...document, translates: lang === master ? undefined : original }
  })
}
