import { z } from 'zod'
import { customTypes } from '../catalog.ts'
import { stableId, stableUuid } from '../identity.ts'
import type { JsonObject } from '../json.ts'
import type { FieldScope } from './scope.ts'

const webAddress = /^(?:https?:|mailto:|tel:|[/#?])/i
const documentAddress = /^(?<type>[a-z_]+):(?<name>[\w-]+)$/
const formAddress = /^form:(?<name>[a-z0-9_-]+)$/
const mediaAddress = /^media:(?<path>[\w./-]+)$/

function documentTarget(to: string): { type: string; name: string } | undefined {
  const { type, name } = documentAddress.exec(to)?.groups ?? {}
  return type && name && customTypes.has(type) ? { type, name } : undefined
}

const targetSchema = z
  .string()
  .refine((to) => [webAddress, mediaAddress, formAddress].some((known) => known.test(to)) || documentTarget(to), {
    error: ({ input }) =>
      `a link leads to https://…, mailto:…, tel:…, /path, #anchor, media:file, form:name or type:uid, not to "${String(input)}"`,
  })

const oneSchema = z.strictObject({
  to: targetSchema,
  target: z.enum(['_blank', '_self']).optional(),
  text: z.string().optional(),
  variant: z.string().optional(),
})

/** The schema of a link: an address, or `{ to, target?, text?, variant? }`. */
export const linkSchema = z.preprocess((value) => (typeof value === 'string' ? { to: value } : value), oneSchema)

/** The schema of the links of a repeatable link field, in their order. */
export const linksSchema = z.array(linkSchema)

/** Prismic's repeatable link field: links, each with a key that is its own. */
export function linksField(links: z.infer<typeof linksSchema>, scope: FieldScope): JsonObject[] {
  return links.map((each, index) => ({ key: stableUuid(each.to, `${index}`), ...linkField(each, scope) }))
}

/** Prismic's link field: Web, Media or Document, depending on the form of the address. */
export function linkField({ to, ...options }: z.infer<typeof linkSchema>, scope: FieldScope): JsonObject {
  const target = documentTarget(to)
  if (target) return { ...scope.linkTo(target.type, target.name), ...options }
  const path = mediaAddress.exec(to)?.groups?.path
  if (path) return { ...mediaLink(path, scope.origin), ...options }
  const form = formAddress.exec(to)?.groups?.name
  return { link_type: 'Web', url: form ? `${scope.origin}/forms/${form}` : to, ...options }
}

function mediaLink(path: string, origin: string): JsonObject {
  return {
    link_type: 'Media',
    id: stableId('Y', path),
    kind: /\.(?:png|jpe?g|webp|avif|svg)$/.test(path) ? 'image' : 'document',
    name: path.slice(path.lastIndexOf('/') + 1),
    url: `${origin}/media/${path}`,
    size: '0',
  }
}
