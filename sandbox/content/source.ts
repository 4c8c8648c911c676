import { z } from 'zod'
import { customTypes } from './catalog.ts'
import { documentId } from './identity.ts'
import { jsonObjectSchema } from './json.ts'

/** A document as it is written: tagged fields unresolved, links by name. Kept as JSON when edited. */
export const sourceSchema = z.strictObject({
  type: z.string(),
  /** The uid it began with; of single documents the type, of redirects any name that tells them apart. */
  name: z.string().regex(/^[\w-]+$/),
  /** A uid that an editor gave it later: its id, and the links to it, stay. */
  uid: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  lang: z.string(),
  tags: z.array(z.string()).default([]),
  data: jsonObjectSchema,
  /** When it was first and last published, ISO 8601. */
  firstPublished: z.iso.datetime(),
  lastPublished: z.iso.datetime(),
})

export type DocumentSource = z.infer<typeof sourceSchema>

export function sourceId({ type, name, lang }: Pick<DocumentSource, 'type' | 'name' | 'lang'>): string {
  return documentId(type, name, lang)
}

export function uidOf({ type, name, uid = name }: Pick<DocumentSource, 'type' | 'name' | 'uid'>): string | null {
  return customTypes.get(type)?.naming === 'uid' ? uid : null
}
