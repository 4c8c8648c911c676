import 'server-only'
import type { Locale } from '@/i18n/locales'
import { isOffAddress } from '@/lib/core/server/off'
import type { Soon } from '@/lib/core/soon'
import { redirectFrom, type Redirect } from '../redirects/redirect-from'
import { type Place, publishedPlaceOf } from './place'
import { certainIndex, knownIndex } from './published'

/** What an address without a page leads to: a redirect, permanently gone, or missing. */
export type Absence = Redirect | { kind: 'missing' }

/**
 * What to answer at an address that certainly has no page, as no address of a service that is off has. For known
 * documents this is a look-up without a request.
 *
 * @param path without language, in canonical encoding
 * @returns undefined if there is or may be a page: if the route itself checks this, during an outage, or if reading the
 * index takes too long
 */
export function findAbsence(path: string, locale: Locale): Soon<Absence | undefined> {
  if (isOffAddress(path)) return findOffAbsence(path, locale)
  const place = publishedPlaceOf(path)
  return place === undefined || knownIndex()?.hasPage(place) === true ? undefined : findCertainAbsence(place, locale)
}

/** Editors may lead on from an address of a service that is off. */
async function findOffAbsence(path: string, locale: Locale): Promise<Absence> {
  return redirectFrom((await certainIndex())?.redirects.find(path, locale), locale) ?? { kind: 'missing' }
}

async function findCertainAbsence(place: Place, locale: Locale): Promise<Absence | undefined> {
  const index = await certainIndex()
  if (index === undefined || index.hasPage(place)) return undefined
  return redirectFrom(index.redirects.find(place.path, locale), locale) ?? { kind: 'missing' }
}
