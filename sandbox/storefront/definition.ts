import { readFileSync } from 'node:fs'
import { z } from 'zod'

export const definitionSchema = z.object({
  type: z.string(),
  name: z.string().default(''),
  displayNameKey: z.string().optional(),
  access: z.object({ storefront: z.enum(['NONE', 'PUBLIC_READ']) }),
  capabilities: z.object({
    publishable: z.object({ enabled: z.boolean() }),
    translatable: z.object({ enabled: z.boolean() }),
  }),
  fieldDefinitions: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      type: z.string(),
      required: z.boolean().default(false),
      validations: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    }),
  ),
})

/** A metaobject definition, as the shop keeps it. */
export type MetaobjectDefinition = z.infer<typeof definitionSchema>

const FILE = new URL('../../metaobjects/marketplace_item.json', import.meta.url)

/** The definition that is made at a shop, of the file that the project ships. */
export function shippedDefinition(productSlug: string): MetaobjectDefinition {
  return definitionSchema.parse(JSON.parse(readFileSync(FILE, 'utf8').replaceAll('{product}', productSlug)))
}
