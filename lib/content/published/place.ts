import { decodeSegment } from '../../core/address-segment.ts'
import { academyPath, academyUid, campaignUid, fixedPaths, homePath } from '../../core/paths.ts'
import { isAnsweredBefore } from './answered-before.ts'
import type { EntryType } from './content.ts'

/**
 * Addresses, without language, of routes that check themselves whether a page exists: fixed pages, and pages of
 * services. `*` is any one segment. All other addresses show documents, or don't exist
 * (tests/lib/content/published/place.test.ts).
 */
export const ROUTES_OF_THEIR_OWN = [
  '/',
  '/campaigns',
  '/events',
  '/events/view/*',
  '/gallery',
  '/gallery/*',
  '/gallery/fields',
  '/gallery/parts',
  '/gallery/parts/*',
  '/gallery/*/extremes',
  '/gallery/*/players/*',
  '/help',
  '/help/contact',
  '/help/contact/sent',
  '/login',
  '/my-events',
  '/my-events/results',
  '/my-events/list',
  '/news',
  '/news/*',
  '/news/older/*',
  '/plans',
  '/plans/*',
  '/search',
  '/settings',
  '/settings/account',
  '/settings/account/data',
  '/settings/account/delete',
  '/settings/campaigns',
  '/settings/campaigns/*',
  '/settings/connections',
  '/settings/fundraising',
  '/settings/membership',
  '/settings/membership/cancel',
  '/settings/profile',
  '/shop',
  '/slice-simulator',
] as const

const OWN = new RegExp(`^(?:${ROUTES_OF_THEIR_OWN.join('|').replaceAll('*', '[^/]+')})$`)

/**
 * Whether there is a page of ours at an address unless documents or redirects take its place.
 *
 * @param path without language
 */
export const isReplaceable = (path: string): boolean => fixedPaths.some((each) => each === path)

/**
 * Whether an address never leads on, since the site answers it before, or without, looking for redirects: routes of their
 * own, and what is no page.
 *
 * @param path without language
 */
export const isNeverRedirected = (path: string): boolean =>
  (OWN.test(path) && !isReplaceable(path)) || isAnsweredBefore(path)

/** The documents that an address may show. */
export type Place = {
  /** The address by which redirects are looked up, if there is nothing else. */
  path: string
  /** What may be shown; undefined for an address without a route. */
  page: { documents: readonly { type: EntryType; uid: string }[] } | { video: string; landing?: string } | undefined
}

/**
 * Finds what an address may show; undefined for one of `ROUTES_OF_THEIR_OWN`.
 *
 * @param path without language, in its plain form
 */
export function publishedPlaceOf(path: string): Place | undefined {
  const segments = path.slice(1).split('/')
  if (OWN.test(path) || segments.includes('')) return undefined
  return { path: pathOf(path, segments), page: pageOf(segments) }
}

/**
 * The documents that an address may show, among them those that take the place of a page of ours.
 *
 * @param path without language
 */
export function pageAt(path: string): Place['page'] {
  if (!isReplaceable(path)) return publishedPlaceOf(path)?.page
  return { documents: [{ type: 'page', uid: path === homePath ? 'home' : path.slice(1) }] }
}

/** Each route decodes its address in its own way. */
function pathOf(path: string, segments: readonly string[]): string {
  if (segments[0] === 'academy' && segments.length > 1) return academyPath(academyUid(segments.slice(1)))
  return campaignUid(path) === undefined ? `/${segments.map(decodeSegment).join('/')}` : path
}

function pageOf(segments: readonly string[]): Place['page'] {
  const [first = '', second = '', third = '', fourth = ''] = segments
  if (segments.length === 1) return { documents: [{ type: 'page', uid: first }] }
  if (first === 'stages' && segments.length === 2) return { documents: [{ type: 'stage', uid: second }] }
  if (first === 'academy') return { documents: [{ type: 'academy_page', uid: academyUid(segments.slice(1)) }] }
  if (first === 'video' && segments.length === 2) return { video: second }
  if (first === 'video' && segments.length === 3) return { video: third, landing: second }
  const campaign = { type: 'campaign_page', uid: second } as const
  if (first === 'campaigns' && segments.length === 2) return { documents: [campaign] }
  if (first === 'campaigns' && third === 'stages' && segments.length === 4) {
    return { documents: [campaign, { type: 'stage', uid: fourth }] }
  }
  return undefined
}
