import { z } from 'zod'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, optional } from '@/lib/core/wire'

/** The filter of a value: JSON in a text, `{"available":true}`. */
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

const pictureSchema = z.object({
  url: z.url(),
  altText: optional(z.string()),
  width: optional(z.int().positive()),
  height: optional(z.int().positive()),
})

const fieldSchema = z.object({
  key: z.string(),
  value: optional(z.string()),
  reference: ifWellFormed(z.object({ image: pictureSchema })),
})

const metaobjectSchema = z.object({ handle: z.string().min(1), fields: z.array(fieldSchema) })

/** A metaobject with its fields as received (MK-001, MK-002). */
export type StorefrontMetaobject = z.infer<typeof metaobjectSchema>

/** Response to a metaobject query (MK-022). */
export const metaobjectsSchema = z.object({
  metaobjects: z.object({
    edges: rowsOf(z.object({ node: metaobjectSchema }), 'metaobjects'),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: optional(z.string()) }),
  }),
})
