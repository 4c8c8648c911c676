import { z } from 'zod'

/** What a filter value stands for: JSON in a text, `{"available":true}`. */
const filterInputSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})

export const filterSchema = z.object({
  id: z.string(),
  values: z.array(z.object({ count: z.int().min(0), input: filterInputSchema })),
})

export type StorefrontFilter = z.infer<typeof filterSchema>

/** GraphQL answers 200 also where it failed, with the reasons beside the data. */
export const noErrors = z.array(z.unknown()).max(0).optional()

export const collectionFiltersSchema = z.object({
  errors: noErrors,
  data: z.object({
    collection: z.object({ products: z.object({ filters: z.array(filterSchema) }) }).nullable(),
  }),
})
