import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { countryOf, defaultLocale, locales } from '@/i18n/locales'
import { eventPath, newsPath, shopPath } from '@/lib/core/paths'
import { isOff } from '@/lib/core/server/off'
import { siteNow } from '@/lib/core/server/site-clock'
import { fetchText, newestArticles } from '@/lib/domains/articles/fetch-server'
import type { Article } from '@/lib/domains/articles/schema'
import { listEventsToCome } from '@/lib/domains/events/calendar/search-server'
import { shopLocaleOf } from '@/lib/domains/marketplace/regions'
import { readOfferedItems } from '@/lib/domains/marketplace/server'
import type { SearchItem } from '@/lib/domains/search/entry'
import type { SearchReader, SourceReading } from '@/lib/domains/search/keeper'

/** Services that tell nobody of changes are read as often as their pages are made anew. */
const EVERY_MS = 5 * 60_000
/** The state of such a source, which has no name for what it is in. */
const STATE = 'read'

/** Articles that can be found; older ones are in the news index. */
const MOST_ARTICLES = 2000
/** The newest of them can be found by their whole texts, each of which costs a call. */
const MOST_TEXTS = 300

/** News, in the language that they are written in. */
const articleReader: SearchReader = {
  source: 'articles',
  everyMs: EVERY_MS,
  read: async (known, put) => {
    const articles = await newestArticles(MOST_ARTICLES)
    const versions = new Map(articles.map((article) => [article.id, versionOf(article)]))
    for (const [position, article] of articles.entries()) {
      const key = article.id
      const version = versions.get(key) ?? ''
      if (known.get(key) === version) continue
      const text = position < MOST_TEXTS ? await fetchText(article) : ''
      const place = { path: newsPath(article) }
      put([{ key, version, entries: [{ kind: 'article', locale: defaultLocale, title: article.title, text, place }] }])
    }
    return { state: STATE, gone: goneOf(known, versions) }
  },
}

const DAY_MS = 24 * 60 * 60_000

/**
 * What a list says of an article, and the day: lists don't say that a text was changed, so each text is read again once a day,
 * one at another time than the next.
 */
function versionOf(article: Article): string {
  const day = Math.floor(siteNow().getTime() / DAY_MS + (Number(article.id) % 24) / 24)
  return `${day} ${JSON.stringify(article)}`
}

/** Events that can be found, a hundred of which cost a call; those that start first. */
const MOST_EVENTS = 1000

/** Events to come that everybody may see, until their last start. */
const eventReader: SearchReader = {
  source: 'events',
  everyMs: EVERY_MS,
  read: async (known, put) => {
    const events = await listEventsToCome(MOST_EVENTS)
    return putChanged(
      { known, put },
      events.map(({ id, name, description = '', seriesName = '', startsAt, subgroups }) => {
        const starts = [startsAt, ...subgroups.map((subgroup) => subgroup.startsAt)].map((start) => Date.parse(start))
        const text = [seriesName, description].filter(Boolean).join(' · ')
        const place = { path: eventPath(id) }
        const entry = {
          kind: 'event' as const,
          locale: defaultLocale,
          title: name,
          text,
          place,
          until: Math.max(...starts),
          startsAt: Date.parse(startsAt),
        }
        return { key: id, entries: [entry] }
      }),
    )
  },
}

/** Products, as the shop shows them first in each language. */
const productReader: SearchReader = {
  source: 'products',
  everyMs: EVERY_MS,
  read: async (known, put) => {
    const offered = await Promise.all(
      locales.map(async (locale) => {
        const items = await readOfferedItems(shopLocaleOf(countryOf(locale), locale))
        return items.map(({ handle, name, description = '', type = '' }) => {
          const text = [type, description].filter(Boolean).join(' · ')
          const place = { path: `${shopPath}#item-${handle}` }
          return {
            key: `${locale} ${handle}`,
            entries: [{ kind: 'product' as const, locale, title: name, text, place }],
          }
        })
      }),
    )
    return putChanged({ known, put }, offered.flat())
  },
}

/** The readers of all services that the site has. */
export const serviceReaders: readonly SearchReader[] = [
  ...(isOff('articles') ? [] : [articleReader]),
  ...(isOff('game') ? [] : [eventReader]),
  ...(isOff('storefront') ? [] : [productReader]),
]

/** Items that are written in a row, while nobody else is served. */
const IN_A_ROW = 25

type Taking = { known: ReadonlyMap<string, string>; put: (items: readonly SearchItem[]) => void }

/** Hands over the items that say something else than before: an item's version is what it says. */
async function putChanged(
  { known, put }: Taking,
  items: readonly Omit<SearchItem, 'version'>[],
): Promise<SourceReading> {
  const versions = new Map(items.map(({ key, entries }) => [key, JSON.stringify(entries)]))
  const whole = items.map((item) => ({ ...item, version: versions.get(item.key) ?? '' }))
  const changed = whole.filter(({ key, version }) => known.get(key) !== version)
  for (let at = 0; at < changed.length; at += IN_A_ROW) {
    put(changed.slice(at, at + IN_A_ROW))
    await turnOfOthers()
  }
  return { state: STATE, gone: goneOf(known, versions) }
}

const goneOf = (known: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) =>
  [...known.keys()].filter((key) => !now.has(key))
