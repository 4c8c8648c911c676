import 'server-only'
import { decodeSegment } from '@/lib/core/address-segment'
import { readGallery } from './mocks'

/**
 * The section types that an address of the gallery names, with commas between.
 *
 * @returns none where it names one that is not there
 */
export async function findTypes({ locale, type: names }: { locale: string; type: string }) {
  if (locale !== 'en') return []
  const all = await readGallery()
  const found = decodeSegment(names)
    .split(',')
    .map((name) => all.find(({ type }) => type === name))
  return found.every((each) => each !== undefined) ? found : []
}

export const titleOf = (found: readonly { type: string }[]) => found.map(({ type }) => type).join(', ')
