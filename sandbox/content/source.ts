import { z } from 'zod'
import { customTypes } from './catalog.ts'
import { documentId } from './identity.ts'
import { jsonObjectSchema } from './json.ts'

/**
 * A document in its written form: tagged fields are unresolved, links refer to names. Edited documents are stored as
 * JSON.
 */
export const sourceSchema = z.strictObject({
  type: z.string(),
  /** The original uid; for single documents the type, for redirects any unique name. */
  name: z.string().regex(/^[\w-]+$/),
  /** A uid that an editor set later; the document's id, and links to it, don't change. */
  uid: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  lang: z.string(),
  tags: z.array(z.string()).default([]),
  data: jsonObjectSchema,
  /** Times of the first and last publication, ISO 8601. */
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
