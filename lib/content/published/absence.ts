import 'server-only'
import type { Locale } from '@/i18n/locales'
import { redirectFrom, type Redirect } from '../redirects/redirect-from'
import { publishedPlaceOf } from './place'
import { certainIndex, knownIndex } from './published'

/** What an address without a page leads to: a redirect, permanently gone, or missing. */
export type Absence = Redirect | { kind: 'missing' }

/**
 * What to answer at an address that certainly has no page. For known documents this is a look-up without a request.
 *
 * @param path without language, in canonical encoding
 * @returns undefined if there is or may be a page: if the route itself checks this, during an outage, or if reading the
 * index takes too long
 */
export async function findAbsence(path: string, locale: Locale): Promise<Absence | undefined> {
  const place = publishedPlaceOf(path)
  if (place === undefined || knownIndex()?.hasPage(place) === true) return undefined
  const index = await certainIndex()
  if (index === undefined || index.hasPage(place)) return undefined
  return redirectFrom(index.redirects.find(place.path), locale) ?? { kind: 'missing' }
}
