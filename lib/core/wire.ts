import { z } from 'zod'

/** A field that may be absent; null means the same (contracts.md, Where each service lives). */
export function optional<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.nullish(schema).transform((value) => value ?? undefined)
}

/**
 * A dispensable field: treated as absent if it is malformed. Not for fields that a rule depends on, such as the end of
 * registration.
 */
export function ifWellFormed<Schema extends z.core.$ZodType>(schema: Schema) {
  return optional(schema).catch(undefined)
}

/** A list that may be absent, which means empty. */
export function optionalList<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(schema)
    .nullish()
    .transform((values) => values ?? [])
}

/** ISO 8601 in UTC with `Z`, kept as text so that it can travel on as JSON. */
export const instantSchema = z.iso.datetime()

/** An answer whose body doesn't matter: only its status counts. */
export const ignoredSchema = z.unknown().transform(() => undefined)
