import { z } from 'zod'
import { fieldsOfGroup } from './model-rules.ts'
import type { Field, Fields, SliceFolder } from './project.ts'

const rowSchema = z.record(z.string(), z.unknown())

const mocksSchema = z
  .array(
    z.strictObject({
      name: z.string().min(1),
      slice: z.looseObject({
        slice_type: z.string(),
        variation: z.string().default('default'),
        primary: rowSchema.default({}),
        items: z.array(rowSchema).default([]),
      }),
    }),
  )
  .min(1)

/**
 * Checks that mocks belong to their slice, and that their fields have the model's kinds in the wire format
 * (contracts.md, "Content").
 */
export function problemsOfMocks({ path, model, mocks }: SliceFolder): string[] {
  if (model === undefined || mocks === undefined) return []
  const read = mocksSchema.safeParse(mocks)
  const file = `${path}/mocks.json`
  if (!read.success) return [`${file} is no list of named sections: ${z.prettifyError(read.error)}`]
  return read.data.flatMap(({ name, slice }) => {
    if (slice.slice_type !== model.id)
      return [`${file}, "${name}": is a ${slice.slice_type}, and belongs to ${model.id}.`]
    const variation = model.variations.find(({ id }) => id === slice.variation)
    if (variation === undefined) return [`${file}, "${name}": ${model.id} has no variation ${slice.variation}.`]
    return [
      ...problemsOfRow(slice.primary, variation.primary, 'primary'),
      ...slice.items.flatMap((item, index) => problemsOfRow(item, variation.items, `items.${index}`)),
    ].map((problem) => `${file}, "${name}": ${problem}`)
  })
}

function problemsOfRow(row: Record<string, unknown>, fields: Fields, place: string): string[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const field = fields[key]
    if (field === undefined) return [`${place}.${key} is no field of the model.`]
    if (value === null) return []
    if (field.type === 'Group') return problemsOfGroup(value, field, `${place}.${key}`)
    return kinds[field.type]?.(field).safeParse(value).success === false
      ? [`${place}.${key} is not what a field of the kind ${field.type} holds.`]
      : []
  })
}

function problemsOfGroup(value: unknown, field: Field, place: string): string[] {
  const rows = z.array(rowSchema).safeParse(value)
  if (!rows.success) return [`${place} is not what a field of the kind Group holds.`]
  return rows.data.flatMap((row, index) => problemsOfRow(row, fieldsOfGroup(field), `${place}.${index}`))
}

const image = z.looseObject({
  url: z.string(),
  alt: z.string().nullable(),
  dimensions: z.object({ width: z.number(), height: z.number() }),
})

const viewsSchema = z.object({ thumbnails: z.array(z.object({ name: z.string() })).default([]) })

/** Schema of an image, which has exactly the views of its model; each view is an image itself. */
function imageOf({ config }: Field): z.ZodType {
  const names = viewsSchema.safeParse(config).data?.thumbnails.map(({ name }) => name) ?? []
  const known = new Set(['url', 'alt', 'dimensions', 'id', 'copyright', 'edit', ...names])
  return image
    .extend(Object.fromEntries(names.map((name) => [name, image.optional()])))
    .refine((value) => Object.keys(value).every((key) => known.has(key)))
}

const optionsSchema = z.object({ options: z.array(z.string()).default([]) })

/** Schemas of each kind of field in the wire format. Kinds that no model uses yet are not checked. */
const kinds: Partial<Record<string, (field: Field) => z.ZodType>> = {
  Text: () => z.string(),
  Select: ({ config }) => z.enum(optionsSchema.safeParse(config).data?.options ?? []),
  StructuredText: () => z.array(z.looseObject({ type: z.string() })),
  Link: () => z.looseObject({ link_type: z.enum(['Web', 'Document', 'Media', 'Any']) }),
  Image: imageOf,
  Boolean: () => z.boolean(),
  Number: () => z.number(),
  Timestamp: () => z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{4}$/),
}
