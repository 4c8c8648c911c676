import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { shopPageSchema } from './schema'

/** Items of a tab in a locale of the shop, beyond those that the page contains from the start. */
export const getShopPage = endpoint('GET', '/api/shop', {
  limit: 'reads',
  query: z.object({
    market: z.string(),
    locale: z.string(),
    tag: z.optional(z.string()),
    offset: z.optional(z.string()),
  }),
  answer: shopPageSchema,
})
