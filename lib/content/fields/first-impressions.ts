import 'server-only'
import { isRecord } from '@/lib/core/is-record'
import { firstImpression } from '@/lib/core/server/pictures/first-impression'
import { image } from './fields'

/** Pictures of a section that may be its main one. */
const MOST = 4

/**
 * A section with first impressions of its first pictures and their versions for phones. Only for sections of documents that
 * were read from the content system: the addresses of their pictures are asked for.
 */
export async function withFirstImpressions<Section extends object>(section: Section): Promise<Section> {
  const fields = picturesIn(section).slice(0, MOST)
  const known = await Promise.all(
    fields.map(async (field) => [field, await impressionOf(field), await impressionOf(field.mobile)] as const),
  )
  const added = new Map(known.map(([field, own, phone]) => [field as unknown, { own, phone }]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy with a member more in some fields
  return copied(section, added) as Section
}

type Field = Record<string, unknown>

/** Fields with a picture, in the order of the section. */
function picturesIn(value: unknown): Field[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isRecord(value)) return []
  return image(value) && isRecord(value.dimensions) ? [value] : Object.values(value).flatMap(picturesIn)
}

async function impressionOf(field: unknown): Promise<string | undefined> {
  const picture = image(field)
  return picture && firstImpression(picture)
}

type Added = ReadonlyMap<unknown, { own: string | undefined; phone: string | undefined }>

function copied(value: unknown, added: Added): unknown {
  if (Array.isArray(value)) return value.map((each) => copied(each, added))
  if (!isRecord(value)) return value
  const impressions = added.get(value)
  if (!impressions) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each, added)]))
  const { mobile } = value
  return {
    ...value,
    impression: impressions.own,
    ...(isRecord(mobile) && { mobile: { ...mobile, impression: impressions.phone } }),
  }
}
