import type { z } from 'zod'
import { isObject, type Json, mapObject } from '../json.ts'
import { imageField, imageSchema } from './image.ts'
import { linkField, linkSchema, linksField, linksSchema } from './link.ts'
import { offsetSchema, relativeTimestamp, relativeWallClock } from './relative.ts'
import { richSchema, richText } from './rich.ts'
import type { FieldScope } from './scope.ts'

/** A kind of field that editors write in a short form; it is converted to the wire format when it is read. */
type TaggedField = {
  /** Explains what is wrong with the written form; undefined if it is valid. */
  problem(written: unknown): string | undefined
  resolve(written: unknown, scope: FieldScope): Json
}

function taggedField<Written>(
  schema: z.ZodType<Written>,
  resolve: (written: Written, scope: FieldScope) => Json,
): TaggedField {
  return {
    problem: (written) => problemOf(schema.safeParse(written).error),
    resolve: (written, scope) => resolve(schema.parse(written), scope),
  }
}

/** The first problem of a failed parse, with its path. */
export function problemOf(error: z.ZodError | undefined): string | undefined {
  const issue = error?.issues[0]
  return issue && [...(issue.path.length > 0 ? [issue.path.join('.')] : []), issue.message].join(': ')
}

/**
 * Tagged fields such as `!rich`. In YAML they are tags; in JSON (drafts in the database, the control API) they are
 * objects with one key: `{ "$rich": "**Ride** on" }`.
 */
export const taggedFields = new Map<string, TaggedField>([
  ['rich', taggedField(richSchema, richText)],
  ['image', taggedField(imageSchema, imageField)],
  ['link', taggedField(linkSchema, linkField)],
  ['links', taggedField(linksSchema, linksField)],
  ['relative', taggedField(offsetSchema, relativeTimestamp)],
  ['relative-local', taggedField(offsetSchema, relativeWallClock)],
])

function findTagged(value: Json): { name: string; written: Json; field: TaggedField } | undefined {
  if (!isObject(value)) return undefined
  const [entry, ...others] = Object.entries(value)
  if (!entry?.[0].startsWith('$') || others.length > 0) return undefined
  const name = entry[0].slice(1)
  const field = taggedFields.get(name)
  return field && { name, written: entry[1], field }
}

/** Converts every tagged field inside a value to its final form; everything else stays as it is. */
export function resolveFields(value: Json, scope: FieldScope): Json {
  if (Array.isArray(value)) return value.map((element) => resolveFields(element, scope))
  if (!isObject(value)) return value
  const tagged = findTagged(value)
  return tagged ? tagged.field.resolve(tagged.written, scope) : mapObject(value, (inner) => resolveFields(inner, scope))
}

/** A sentence about the first problem of the tagged fields inside a value. */
export function findProblem(value: Json): string | undefined {
  const tagged = findTagged(value)
  if (tagged) {
    const problem = tagged.field.problem(tagged.written)
    return problem && `$${tagged.name}: ${problem}`
  }
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
  for (const part of parts) {
    const problem = findProblem(part)
    if (problem) return problem
  }
  return undefined
}
