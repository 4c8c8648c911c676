import type { JsonObject } from '../json.ts'

/** The context that fields need for their final form. */
export type FieldScope = {
  /** Public origin of the sandbox, for pictures and videos. */
  origin: string
  /** Midnight (UTC) that `!relative` counts from. */
  anchor: Date
  /** The link field of the document with this type and name, in the reader's language; broken if there is none. */
  linkTo(type: string, name: string): JsonObject
}
