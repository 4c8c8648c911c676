import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { searchKinds, type SearchPlace } from '../../lib/domains/search/entry.ts'
import { findResults } from '../../lib/domains/search/found.ts'
import { SearchIndex } from '../../lib/domains/search/search-index.ts'
import { fold, isUnspaced, pairsOf, wordsOf } from '../../lib/domains/search/words.ts'

const placeSchema = z.union([z.object({ path: z.string() }), z.object({ type: z.string(), uid: z.string() })])

/** An entry as the site's index stores it. */
export const storedSchema = z.object({
  source: z.string(),
  key: z.string(),
  kind: z.enum(searchKinds),
  locale: z.string(),
  title: z.string(),
  body: z.string(),
  place: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(placeSchema),
})

export type Stored = z.infer<typeof storedSchema>

export type Engine = {
  /** The paths of what is found, without language, of each kind; the best first. */
  search: (query: string, locale: string) => string[][]
  close: () => void
}

const RESULTS = 10
const MINISEARCH = 'minisearch@7.2.0'

export const openEngine = (name: string, entries: readonly Stored[]): Engine | Promise<Engine> =>
  name === 'fts5' ? openFts5(entries) : openMiniSearch(entries)

/** Where an entry is shown, without language, as far as the bench needs to know. */
function pathOf(place: SearchPlace): string {
  if ('path' in place) return place.path
  return place.type === 'campaign_page' ? `/campaigns/${place.uid}` : `/${place.uid}`
}

function openFts5(entries: readonly Stored[]): Engine {
  const index = new SearchIndex(':memory:')
  const items = [...Map.groupBy(entries, ({ source, key }) => `${source} ${key}`)].map(([key, own]) => ({
    key,
    version: '1',
    entries: own.map(({ kind, locale, title, body, place }) => ({ kind, locale, title, text: body, place })),
  }))
  index.put('content', items)
  return {
    search: (query, locale) =>
      findResults(index, { query, locale, defaultLocale: 'en', now: 0, most: RESULTS }, pathOf).groups.map(
        ({ results }) => results.map(({ path }) => path),
      ),
    close: () => index.close(),
  }
}

type Hit = { kind: string; path: string; locale: string }
type MiniSearch = {
  addAll: (documents: readonly object[]) => void
  search: (query: string, options: object) => Hit[]
}

/** MiniSearch with our words, its own corrections and weights as alike as it can have them. */
async function openMiniSearch(entries: readonly Stored[]): Promise<Engine> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a module that the project doesn't depend on
  const { default: Engine } = (await import(pathToFileURL(packageFile()).href)) as {
    default: new (options: object) => MiniSearch
  }
  const tokenize = (text: string) => wordsOf(text).flatMap(({ word }) => (isUnspaced(word) ? pairsOf(word) : [word]))
  const engine = new Engine({
    fields: ['title', 'body'],
    storeFields: ['kind', 'path', 'locale'],
    tokenize,
    processTerm: fold,
  })
  engine.addAll(
    entries.map(({ kind, place, locale, title, body }, id) => ({ id, kind, path: pathOf(place), locale, title, body })),
  )
  const searchIn = (query: string, locale: string, combineWith: string) =>
    engine.search(query, {
      boost: { title: 8 },
      combineWith,
      fuzzy: (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
      prefix: (_: string, at: number, terms: string[]) => at === terms.length - 1,
      filter: (hit: Hit) => hit.locale === locale,
    })
  const both = (query: string, locale: string) => {
    const strict = searchIn(query, locale, 'AND')
    return strict.length >= 3 ? strict : [...strict, ...searchIn(query, locale, 'OR')]
  }
  return {
    search: (query, locale) => {
      const hits = [...both(query, locale), ...(locale === 'en' ? [] : both(query, 'en'))]
      return [...Map.groupBy(hits, ({ kind }) => kind).values()].map((own) =>
        [...new Set(own.map(({ path }) => path))].slice(0, RESULTS),
      )
    },
    close: () => undefined,
  }
}

/** The library's module, got by npm the first time: the project doesn't depend on it. */
function packageFile(): string {
  const folder = join(import.meta.dirname, '../../.data/bench-search')
  const file = join(folder, 'node_modules/minisearch/dist/es/index.js')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, MINISEARCH], {
      stdio: 'ignore',
    })
  }
  return file
}
