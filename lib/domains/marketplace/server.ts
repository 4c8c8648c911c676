import 'server-only'
import { z } from 'zod'
import { NotFoundError } from '@/lib/core/errors'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapInPage } from '@/lib/core/server/gap'
import { log } from '@/lib/core/server/log'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { env } from '@/lib/core/server/env'
import { publicAddressOf } from '@/lib/core/server/public-address'
import { sharedRead } from '@/lib/core/server/shared-read'
import {
  listCollectionFilters,
  listMarketplaceItems,
  type StorefrontMetaobject,
} from '@/lib/services/storefront/client'
import { inStockCountFrom, itemFromStorefront, locationOf } from './from-storefront'
import { itemSchema, type Item } from './item'
import { sortByGridPosition } from './list-rules'
import { VisitorsReads } from './visitors-reads'
import { isOffered, shopContextOf, type ShopLocale } from './regions'

/** The storefront sends no webhooks, so what is read of it is revalidated this often. */
const REVALIDATE_SECONDS = 300
/** How long items are given out outside of cached pages. */
const FRESH_MS = 60_000

/**
 * How many products of a category are in stock in a country, for cached pages (SL-three_cards-05).
 * @param category handle of the storefront's collection
 * @param country ISO 3166 code
 * @returns undefined, with a log line, if the collection doesn't exist or the storefront is unreachable
 */
export async function findProductCount(category: string, country: string): Promise<number | undefined> {
  return cachedRead(
    {
      key: ['product-count', category, country],
      share: 'content',
      schema: z.int(),
      revalidate: REVALIDATE_SECONDS,
    },
    () => countInStock(category, country),
  ).catch(gapInPage('card shows no product count', { category, country }, undefined))
}

async function countInStock(category: string, country: string): Promise<number> {
  const count = inStockCountFrom(await listCollectionFilters(category, country))
  if (count === undefined) throw new NotFoundError(`in-stock count of ${category} in ${country}`)
  return count
}

/** Safety limit; each page holds as many items as the storefront gives at once. */
const MAX_PAGES = 40

const site = { slug: env.PRODUCT_SLUG, mediaOrigins: env.MEDIA_ORIGINS }

/** @param buyer public address of the visitor for whom alone they are read */
async function readItems(locale: ShopLocale, buyer?: string): Promise<Item[]> {
  const all: StorefrontMetaobject[] = []
  let after: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await listMarketplaceItems({ context: shopContextOf(locale), after, buyer })
    all.push(...items)
    if (next === undefined) break
    after = next
  }
  const offered = all.filter((item) => isOffered(locationOf(item), locale))
  return sortByGridPosition(offered.flatMap((item) => itemFromStorefront(item, site) ?? []))
}

const sharedReads = new Map<ShopLocale, () => Promise<Item[]>>()

/** Items offered in a locale, in grid order (MK-013, MK-015). @throws UpstreamError */
export function listItems(locale: ShopLocale): Promise<Item[]> {
  return cachedRead(
    {
      key: ['marketplace', locale],
      share: 'content',
      schema: z.array(itemSchema),
      revalidate: REVALIDATE_SECONDS,
    },
    () => readOfferedItems(locale),
  )
}

/** Like `listItems`, for work that belongs to no page: nothing is cached but the storefront's answer, for a minute. */
export function readOfferedItems(locale: ShopLocale): Promise<Item[]> {
  const read = sharedReads.get(locale) ?? sharedRead(() => readItems(locale), { maxAgeMs: FRESH_MS })
  sharedReads.set(locale, read)
  return read()
}

/** Like `listItems`, for a section: an empty list, and a log line, if the storefront is unreachable (MK-011, MK-012). */
export async function findItems(locale: ShopLocale): Promise<Item[]> {
  try {
    return await listItems(locale)
  } catch (err) {
    log.error({ err, locale }, 'marketplace shows no items')
    await notePlaceholder(err)
    return []
  }
}

const visitorsReads = new VisitorsReads(readItems, FRESH_MS)

/**
 * Like `findItems`, for a visitor who asks for more than a page contains: items of the last minute, read for the visitor
 * if there are none. While that is under way for another visitor, or if it fails, they are those that pages show.
 *
 * @param network of the visitor (`clientNetwork`)
 */
export async function findItemsForVisitor(locale: ShopLocale, network: string | undefined): Promise<Item[]> {
  const buyer = publicAddressOf(network)
  const read = buyer === undefined ? undefined : visitorsReads.find(locale, buyer)
  const found = await read?.catch((err: unknown) => {
    log.warn({ err, locale }, 'a visitor is shown the items of the page')
    return undefined
  })
  return found ?? findItems(locale)
}
