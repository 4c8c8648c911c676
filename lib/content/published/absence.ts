import 'server-only'
import type { Locale } from '@/i18n/locales'
import { redirectFrom, type Redirect } from '../redirects/redirect-from'
import { placeOf } from './place'
import { certainIndex, knownIndex } from './published'

/** What there is where no page is: a redirect, what is gone for good, or nothing. */
export type Absence = Redirect | { kind: 'missing' }

/**
 * What stands at an address that certainly has no page. Where its document is known this is a look-up, and nobody is asked.
 *
 * @param path without language, in its plain form
 * @returns undefined where there is a page, or may be one: at routes that find out for themselves, in an outage, and while what
 *   is published takes long to read
 */
export async function findAbsence(path: string, locale: Locale): Promise<Absence | undefined> {
  const place = placeOf(path)
  if (place === undefined || knownIndex()?.hasPage(place) === true) return undefined
  const index = await certainIndex()
  if (index === undefined || index.hasPage(place)) return undefined
  return redirectFrom(index.redirects.find(place.path), locale) ?? { kind: 'missing' }
}
