import { z } from 'zod'
import { rowsOf } from '@/lib/core/server/rows'

/** What a filter value stands for: JSON in a text, `{"available":true}`. */
const filterInputSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})

const filterSchema = z.object({
  id: z.string(),
  values: rowsOf(z.object({ count: z.int().min(0), input: filterInputSchema }), 'filter values'),
})

export type StorefrontFilter = z.infer<typeof filterSchema>

export const collectionFiltersSchema = z.object({
  collection: z.object({ products: z.object({ filters: rowsOf(filterSchema, 'product filters') }) }).nullable(),
})
