import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isObject, type Json, type JsonObject } from './json.ts'

type Field = { type: string; config: { fields?: Fields; repeat?: boolean; thumbnails?: { name: string }[] } }
type Fields = { [id: string]: Field }

const fieldsSchema: z.ZodType<Fields> = z.lazy(() => z.record(z.string(), fieldSchema))

const fieldSchema = z.object({
  type: z.string(),
  config: z
    .object({
      fields: fieldsSchema.optional(),
      repeat: z.boolean().optional(),
      thumbnails: z.array(z.object({ name: z.string() })).optional(),
    })
    .default({}),
})

const typeSchema = z.object({ id: z.string(), json: z.record(z.string(), fieldsSchema) })
const sliceSchema = z.object({
  id: z.string(),
  variations: z.array(z.object({ id: z.string(), primary: fieldsSchema.default({}), items: fieldsSchema.default({}) })),
})

type Variation = z.infer<typeof sliceSchema>['variations'][number]

/** Completes the data of a document of a type with its empty fields. */
export type CompleteData = (type: string, data: JsonObject) => JsonObject

/**
 * Reads a repository's models, and returns how they complete documents: Prismic sends every field of a model, also those
 * that nobody filled in (`FieldState` of `@prismicio/client`).
 *
 * @param folder with `customtypes/*\/index.json` and `slices/*\/model.json`, as Prismic's tools write them
 */
export function completeByModels(folder: string): CompleteData {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((path): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8')))
  const types = new Map(
    read('customtypes/*/index.json').map((model) => {
      const { id, json } = typeSchema.parse(model)
      return [id, Object.fromEntries(Object.values(json).flatMap((tab) => Object.entries(tab)))] as const
    }),
  )
  const slices = new Map(
    read('slices/*/model.json').map((model) => {
      const { id, variations } = sliceSchema.parse(model)
      return [id, variations] as const
    }),
  )
  const complete = (fields: Fields, written: JsonObject): JsonObject => {
    const own = Object.entries(fields).filter(([, { type }]) => type !== 'UID')
    const values = own.map(([id, field]) => [id, completeField(field, written[id])] as const)
    return { ...written, ...Object.fromEntries(values) }
  }
  const completeField = (field: Field, written: Json | undefined): Json => {
    if (written === undefined || written === null) return emptyOf(field)
    if (!Array.isArray(written)) return written
    if (field.type === 'Group')
      return written.map((row) => (isObject(row) ? complete(field.config.fields ?? {}, row) : row))
    return field.type === 'Slices' ? written.map((slice) => (isObject(slice) ? completeSlice(slice) : slice)) : written
  }
  const completeSlice = (slice: JsonObject): JsonObject => {
    const variation = variationOf(slice, slices)
    if (!variation) return slice
    const { primary, items } = slice
    return {
      ...slice,
      primary: complete(variation.primary, isObject(primary) ? primary : {}),
      items: (Array.isArray(items) ? items : []).map((row) => (isObject(row) ? complete(variation.items, row) : row)),
    }
  }
  return (type, data) => complete(types.get(type) ?? {}, data)
}

const variationOf = ({ slice_type: type, variation }: JsonObject, slices: ReadonlyMap<string, readonly Variation[]>) =>
  typeof type === 'string' ? slices.get(type)?.find(({ id }) => id === variation) : undefined

/** The value of a field that nobody filled in; a switch that nobody touched is off. */
function emptyOf({ type, config }: Field): Json {
  switch (type) {
    case 'StructuredText':
    case 'Group':
    case 'Slices':
      return []
    case 'Link':
      return config.repeat === true ? [] : { link_type: 'Any' }
    case 'Image':
      return Object.fromEntries((config.thumbnails ?? []).map(({ name }) => [name, {}]))
    case 'Embed':
    case 'GeoPoint':
      return {}
    case 'Boolean':
      return false
    default:
      return null
  }
}
