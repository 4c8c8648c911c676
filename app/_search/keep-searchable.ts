import { isLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { shownDocumentPath } from '@/lib/content/search/shown-path'
import { isOffAddress } from '@/lib/core/server/off'
import type { SearchPlace } from '@/lib/domains/search/entry'
import { keepSearch } from '@/lib/domains/search/server'
import { contentReader } from './content'
import { serviceReaders } from './services'

/** Begins to keep this instance's search index as the site is. */
export function keepSearchable(): void {
  keepSearch([contentReader, ...serviceReaders], pathOf)
}

function pathOf(place: SearchPlace, locale: string): string | undefined {
  if (!isLocale(locale)) return undefined
  if ('path' in place) return isOffAddress(place.path) ? undefined : localizedPath(place.path, locale)
  const path = shownDocumentPath(place.type, place.uid, locale)
  return path === undefined || place.hash === undefined ? path : `${path}#${place.hash}`
}
