import type { JsonObject } from '../json.ts'

/** What a field needs to know of the world to take its final form. */
export type FieldScope = {
  /** Public origin of the sandbox, which pictures and films come from. */
  origin: string
  /** Midnight (UTC) that `!relative` counts from. */
  anchor: Date
  /** The link field of the document with this type and name, in the reader's language; broken if there is none. */
  linkTo(type: string, name: string): JsonObject
}
