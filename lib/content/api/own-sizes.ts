import 'server-only'
import { isRecord } from '@/lib/core/is-record'
import { env } from '@/lib/core/server/env'
import { ownAddress } from '@/lib/core/server/pictures/own-address'
import { image } from '../fields/fields'

/**
 * What the content system answered, with the site's own addresses for its pictures, where the site makes their sizes
 * itself (`PICTURE_SIZES`).
 */
export function withOwnSizes(answer: unknown): unknown {
  return env.PICTURE_SIZES === 'own' ? replaced(answer) : answer
}

/** Where pages show a picture of the content system: there, or where the site makes its sizes. */
export const shownAddress = (original: string): string =>
  env.PICTURE_SIZES === 'own' ? ownAddress(original) : original

function replaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaced)
  if (!isRecord(value)) return value
  const picture = isRecord(value.dimensions) ? image(value) : undefined
  const members = Object.entries(value).map(([name, member]) => [name, replaced(member)] as const)
  const read: Record<string, unknown> = Object.fromEntries(members)
  // Its focal point is in the address from here on: the view that says it would be cut out of the same picture again.
  return picture ? { ...read, focus: undefined, url: ownAddress(picture.url) } : read
}
