import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../root.ts'

const fieldSchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  description: z.string().optional(),
  required: z.boolean().optional(),
  validations: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
})

const capabilitySchema = z.strictObject({ enabled: z.boolean() })

/** A `MetaobjectDefinitionCreateInput` of the Admin API. */
const definitionSchema = z.strictObject({
  type: z.string(),
  name: z.string(),
  description: z.string(),
  displayNameKey: z.string(),
  access: z.strictObject({ storefront: z.literal('PUBLIC_READ') }),
  capabilities: z.strictObject({ publishable: capabilitySchema, translatable: capabilitySchema }),
  fieldDefinitions: z.array(fieldSchema),
})

export type Definition = z.infer<typeof definitionSchema>
export type Field = z.infer<typeof fieldSchema>

/** The definition that the project ships, for a product: `{product}` in it is the product's slug. */
export function readDefinition(productSlug: string): Definition {
  const text = readFileSync(join(root, 'metaobjects/marketplace_item.json'), 'utf8')
  return definitionSchema.parse(JSON.parse(text.replaceAll('{product}', productSlug)))
}
