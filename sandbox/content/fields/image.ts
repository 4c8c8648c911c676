import { z } from 'zod'
import { stableId } from '../identity.ts'
import type { JsonObject } from '../json.ts'
import type { FieldScope } from './scope.ts'

/** Kinds of pictures, their folder on the media service, and their default size. */
const kinds = {
  scene: { folder: 'scenes', w: 2400, h: 1350 },
  portrait: { folder: 'portraits', w: 800, h: 800 },
  product: { folder: 'products', w: 1200, h: 1200 },
  badge: { folder: 'badges', w: 512, h: 512 },
  icon: { folder: 'icons', w: 256, h: 256 },
} as const

type Picture = { folder: string; key: string; w: number; h: number; alt?: string; rect?: number[] }

const kindNames = ['scene', 'portrait', 'product', 'badge', 'icon'] as const
const keySchema = z.string().regex(/^[\w-]+$/, 'a picture is named in letters, digits and dashes')

const pictureShape = {
  scene: keySchema.optional(),
  portrait: keySchema.optional(),
  product: keySchema.optional(),
  badge: keySchema.optional(),
  icon: keySchema.optional(),
  w: z.int().positive().optional(),
  h: z.int().positive().optional(),
  alt: z.string().optional(),
  rect: z.array(z.int().nonnegative()).length(4).optional(),
}
const viewSchema = z.strictObject(pictureShape)
type PictureInput = z.infer<typeof viewSchema>

function chosenKinds(input: PictureInput) {
  return kindNames.filter((kind) => input[kind] !== undefined)
}

/**
 * The schema of a picture: `{ scene | portrait | product | badge | icon: key, w?, h?, alt?, views?: { name: the same,
 * or only w and h } }`; `rect` ([x, y, width, height] in pixels of the original) is the part that an editor cut out
 */
export const imageSchema = z
  .strictObject({ ...pictureShape, views: z.record(z.string(), viewSchema).optional() })
  .refine((input) => chosenKinds(input).length === 1, `an image names exactly one of ${kindNames.join(', ')}`)

function pictureOf(input: PictureInput, parent?: Picture): Picture | undefined {
  const [kind] = chosenKinds(input)
  const key = kind && input[kind]
  const base = kind && key ? { ...kinds[kind], key } : parent
  return (
    base && { ...base, w: input.w ?? base.w, h: input.h ?? base.h, alt: input.alt ?? parent?.alt, rect: input.rect }
  )
}

/**
 * The address contains the aspect ratio as `ar` instead of `h`, so that the site can request any width (srcset) with
 * this crop; a part that an editor cut out is written as Prismic writes it.
 */
function imageView({ folder, key, w, h, alt, rect }: Picture, origin: string): JsonObject {
  const size = rect ? `rect=${rect.join(',')}&w=${w}&h=${h}` : `fit=crop&ar=${w}:${h}&w=${w}`
  return {
    id: stableId('Y', folder, key),
    url: `${origin}/media/${folder}/${key}.png?auto=compress,format&${size}`,
    dimensions: { width: w, height: h },
    edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
    alt: alt ?? null,
    copyright: null,
  }
}

/** Prismic's image field with its responsive views. */
export function imageField({ views = {}, ...input }: z.infer<typeof imageSchema>, { origin }: FieldScope): JsonObject {
  const main = pictureOf(input)
  if (!main) return {}
  const field = imageView(main, origin)
  for (const [name, view] of Object.entries(views)) field[name] = imageView(pictureOf(view, main) ?? main, origin)
  return field
}
