import { z } from 'zod'
import { isObject, type Json, type JsonObject, jsonObjectSchema, jsonSchema } from './json.ts'

/** Changes at dotted paths from the document's root: `data.body.0.primary.title`, `tags`. */
const patchesSchema = z
  .array(z.object({ path: z.string().regex(/^(?:data\.[\w.-]+|tags)$/), value: jsonSchema }))
  .nonempty()
const replacementSchema = z.object({ tags: z.array(z.string()).optional(), data: jsonObjectSchema })

export type Editable = { tags: string[]; data: JsonObject }

/**
 * A copy of the document with a change made: a list of patches, or a replacement of the whole data.
 * @throws Error in words, ZodError for what is neither
 */
export function applyChange({ tags, data }: Editable, change: unknown): Editable {
  if (!Array.isArray(change)) return { tags, ...replacementSchema.parse(change) }
  const copy: JsonObject = structuredClone({ tags, data })
  for (const { path, value } of patchesSchema.parse(change)) setAt(copy, path, value)
  return z.object({ tags: z.array(z.string()), data: jsonObjectSchema }).parse(copy)
}

function setAt(root: JsonObject, path: string, value: Json): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<Json | undefined>((node, key) => childOf(node, key), root)
  if (Array.isArray(parent) && /^\d+$/.test(last) && Number(last) <= parent.length) parent[Number(last)] = value
  else if (isObject(parent) && last !== '__proto__') parent[last] = value
  else throw new Error(`there is nothing at ${path}`)
}

function childOf(node: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(key)]
  return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined
}
