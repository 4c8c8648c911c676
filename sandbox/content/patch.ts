import { z } from 'zod'
import { isObject, type Json, type JsonObject, jsonObjectSchema, jsonSchema } from './json.ts'

/** Changes at dotted paths from the document's root: `data.body.0.primary.title`, `tags`, `uid`. */
const patchesSchema = z
  .array(z.object({ path: z.string().regex(/^(?:data\.[\w.-]+|tags|uid)$/), value: jsonSchema }))
  .nonempty()
const editableSchema = z.object({
  tags: z.array(z.string()),
  data: jsonObjectSchema,
  uid: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
})
const replacementSchema = z.object({ tags: z.array(z.string()).optional(), data: jsonObjectSchema })

export type Editable = z.infer<typeof editableSchema>

/**
 * A copy of the document with a change made: a list of patches, or a replacement of the whole data.
 * @throws Error with an explanation; ZodError if it is neither
 */
export function applyChange({ tags, data, uid }: Editable, change: unknown): Editable {
  const named = uid === undefined ? {} : { uid }
  if (!Array.isArray(change)) return { tags, ...named, ...replacementSchema.parse(change) }
  const copy: JsonObject = structuredClone({ tags, data })
  if (uid !== undefined) copy.uid = uid
  for (const { path, value } of patchesSchema.parse(change)) setAt(copy, path, value)
  return editableSchema.parse(copy)
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
