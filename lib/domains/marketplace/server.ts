import 'server-only'
import { z } from 'zod'
import { NotFoundError } from '@/lib/core/errors'
import { cachedRead } from '@/lib/core/server/cached-read'
import { log } from '@/lib/core/server/log'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { listCollectionFilters } from '@/lib/services/storefront/client'
import { inStockCountFrom } from './from-storefront'

/** The storefront announces no changes, so pages with counts are remade this often. */
const COUNT_REVALIDATE_SECONDS = 300

/**
 * How many products of a category are in stock in a country, for cached pages (SL-three_cards-05).
 * @param category handle of the storefront's collection
 * @param country ISO 3166 code
 * @returns undefined, and a log line, where there is no such collection or it can't be asked
 */
export async function findProductCount(category: string, country: string): Promise<number | undefined> {
  try {
    return await cachedRead(
      {
        key: ['product-count', category, country],
        schema: z.int(),
        revalidate: COUNT_REVALIDATE_SECONDS,
        tags: ['product-counts'],
      },
      () => countInStock(category, country),
    )
  } catch (err) {
    log.warn({ err, category, country }, 'card shows no product count')
    await notePlaceholder(err)
    return undefined
  }
}

async function countInStock(category: string, country: string): Promise<number> {
  const count = inStockCountFrom(await listCollectionFilters(category, country))
  if (count === undefined) throw new NotFoundError(`in-stock count of ${category} in ${country}`)
  return count
}
