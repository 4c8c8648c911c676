import 'server-only'
import { defaultLocale } from '@/i18n/locales'
import { decodeSegment } from '@/lib/core/address-segment'
import { readGallery } from './mocks'

/** Section types on one page. Anybody may ask for one, and an address has room for thousands of names. */
const MOST_TYPES = 8

/**
 * The section types that a gallery address names, separated by commas.
 *
 * @returns none if it names one that doesn't exist, one twice, or more than eight
 */
export async function findTypes({ locale, type }: { locale: string; type: string }) {
  if (locale !== defaultLocale) return []
  const names = decodeSegment(type).split(',')
  if (names.length > MOST_TYPES || new Set(names).size < names.length) return []
  const all = await readGallery()
  const found = names.map((name) => all.find((each) => each.type === name))
  return found.every((each) => each !== undefined) ? found : []
}

export const galleryTitleOf = (found: readonly { type: string }[]) => found.map(({ type }) => type).join(', ')
