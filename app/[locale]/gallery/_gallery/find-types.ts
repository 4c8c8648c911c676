import 'server-only'
import { defaultLocale } from '@/i18n/locales'
import { decodeSegment } from '@/lib/core/address-segment'
import { readGallery } from './mocks'

/**
 * The section types that a gallery address names, separated by commas.
 *
 * @returns none if it names one that doesn't exist
 */
export async function findTypes({ locale, type: names }: { locale: string; type: string }) {
  if (locale !== defaultLocale) return []
  const all = await readGallery()
  const found = decodeSegment(names)
    .split(',')
    .map((name) => all.find(({ type }) => type === name))
  return found.every((each) => each !== undefined) ? found : []
}

export const galleryTitleOf = (found: readonly { type: string }[]) => found.map(({ type }) => type).join(', ')
