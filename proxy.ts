import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { defaultLocale } from '@/i18n/locales'
import type { Locale } from '@/i18n/locales'
import { localizedPath, splitLocale } from '@/i18n/localized-path'
import {
  absencePaths,
  campaignUid,
  contactPath,
  eventsPath,
  isPlayersPage,
  joinPath,
  loginPath,
} from '@/lib/core/paths'
import { campaignSchedule } from '@/lib/content/campaigns/campaign-schedule'
import { findAbsence, type Absence } from '@/lib/content/published/absence'
import { UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { keepNothing } from '@/lib/core/server/keep-nothing'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { tryOrWait, waitFor } from '@/lib/core/server/rate-limit/rate-limit'
import { canonicalPath, isEncodedTwice, plainPath } from '@/lib/delivery/canonical-path'
import { editorOrigins } from '@/lib/delivery/editor-origins'
import { draftRefOf, madeForOneRequest } from '@/lib/delivery/made-for-one-request'
import { calendarParameters } from '@/lib/domains/events/calendar/query'
import { stageForVisitor } from '@/lib/domains/campaigns/stage'
import { sharedBy, type SharedBy } from '@/lib/domains/fundraising/shared-by'
import { findSession } from '@/lib/domains/session/find-session'
import { safeReturnTo } from '@/lib/domains/session/return-to'
import { siteNow, siteTime } from '@/lib/core/server/site-clock'

/**
 * Matches everything except our API and existing files, listed by name: for other addresses the proxy doesn't run, and
 * the framework decides what is there. A new file of `public/` is named here, too (tests/proxy.test.ts).
 */
export const config = {
  matcher: [
    '/((?!api/|_next/static/|(?:livez|readyz|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml|sitemaps/(?:[a-z]{2}|news)\\.xml|placeholders/\\d+x\\d+\\.svg)$).*)',
  ],
}

const SIMULATOR_PATH = '/slice-simulator'

/**
 * Finds the route of an address: addresses without a language prefix are English and served by the routes below `/en`,
 * which isn't an address itself. Pages that are rendered per request (drafts, the simulator, a player's own) get a
 * policy with a nonce here; all others are cached with a policy of their own.
 */
export async function proxy(request: NextRequest) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return onlyReading(request.method)
  const { locale, path, prefixed } = splitLocale(plainPath(request.nextUrl.pathname))
  if (path === loginPath || path === joinPath) return signIn(request, prefixed ? locale : undefined, path)
  const address = request.nextUrl.clone()
  address.pathname = localizedPath(canonicalPath(path), locale)
  if (address.pathname !== request.nextUrl.pathname) return NextResponse.redirect(address, 308)
  if (!prefixed) address.pathname = `/${defaultLocale}${path}`
  if (path === SIMULATOR_PATH) return simulator(request, address, locale)
  if (isPlayersPage(path)) return forPlayers(request, address)
  if (isVariant(path) || isEncodedTwice(path)) return nowhere(address, locale)
  if (request.nextUrl.searchParams.has('eventSecret') && isEvent(path))
    return secretEvent(request, address, locale, path)
  if (path === contactPath && request.nextUrl.searchParams.has('draft')) return contactAgain(request, address, locale)
  if (path === eventsPath && isCalendarChoice(request.nextUrl.searchParams)) return calendar(request, address, locale)
  const isDraft = (await draftRefOf(request)) !== undefined
  const absence = isDraft ? undefined : await findAbsence(path, locale)
  if (absence) return absent(request, address, locale, absence)
  const campaign = campaignUid(path)
  if (campaign !== undefined) return campaignPage(request, address, locale, campaign)
  if (isDraft) return madeForOneRequest(request, address)
  const shared = sharedBy(request.nextUrl.href)
  if (shared && isDocument(path) && (await tryOrWait('sharedPages', clientOf(request))) === undefined)
    return sharedPage(address, locale, path, shared)
  return prefixed ? NextResponse.next() : NextResponse.rewrite(address)
}

/** Pages allow reading only; forms post to the API. */
function onlyReading(method: string): Response {
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 405, headers: { allow: 'GET, HEAD, OPTIONS' } })
}

/**
 * Signing in happens at the identity provider; a page is shown only to report on it. These addresses have no language:
 * a prefix moves into `returnTo`.
 */
async function signIn(request: NextRequest, prefix: string | undefined, path: string): Promise<Response> {
  const address = request.nextUrl.clone()
  const { searchParams } = address
  if (prefix !== undefined) {
    address.pathname = path
    if (!searchParams.has('returnTo')) searchParams.set('returnTo', `/${prefix}`)
    return NextResponse.redirect(address, 308)
  }
  if (await waitFor('signIn', clientOf(request))) searchParams.set('problem', 'too_many_tries')
  const isTold = searchParams.has('problem') || searchParams.has('outcome')
  const { locale } = splitLocale(safeReturnTo(searchParams.get('returnTo'), env.SITE_URL))
  address.pathname = isTold ? `/${locale}${loginPath}` : `/api/auth${path}`
  return isTold ? madeForOneRequest(request, address) : NextResponse.rewrite(address)
}

/** A player's personal pages; everybody else signs in first and comes back. */
async function forPlayers(request: NextRequest, address: URL): Promise<Response> {
  if (await findSession(request.headers, siteTime())) return madeForOneRequest(request, address)
  const login = new URL(loginPath, env.SITE_URL)
  login.searchParams.set('returnTo', request.nextUrl.pathname + request.nextUrl.search)
  return NextResponse.redirect(login, { status: 303, headers: { 'cache-control': 'private, no-store' } })
}

/** Routes of personal variants aren't addresses: visitors who type one get a 404. */
const isVariant = (path: string) => /^\/variants(?:\/|$)/.test(path)

/** One document for all missing addresses of a language, so that made-up addresses don't cause rendering. */
function nowhere(address: URL, locale: Locale, kind: keyof typeof absencePaths = 'missing'): Response {
  address.pathname = `/${locale}${absencePaths[kind]}`
  return NextResponse.rewrite(address)
}

/** Redirects an address without a page if editors say so. */
function absent(request: NextRequest, address: URL, locale: Locale, absence: Absence): Response {
  if (!('to' in absence)) return nowhere(address, locale, absence.kind)
  return NextResponse.redirect(new URL(absence.to, request.nextUrl.href), absence.kind === 'permanent' ? 308 : 307)
}

/** The contact form with what the visitor typed, after a failed submission without script; never cached. */
async function contactAgain(request: NextRequest, address: URL, locale: Locale): Promise<Response> {
  address.pathname = `/${locale}/variants/contact`
  const response = await madeForOneRequest(request, address)
  response.headers.set('referrer-policy', 'no-referrer')
  return response
}

const isEvent = (path: string) => /^\/events\/view\/[^/]+$/.test(path)

/** Events with a secret are never cached, listed or indexed (decisions.md, Events). */
async function secretEvent(request: NextRequest, address: URL, locale: string, path: string): Promise<Response> {
  address.pathname = `/${locale}/variants/secret-event/${path.split('/').at(-1)}`
  const response = await madeForOneRequest(request, address)
  response.headers.set('referrer-policy', 'no-referrer')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

const isCalendarChoice = (search: URLSearchParams) => calendarParameters.some((name) => search.has(name))

/** Renders a calendar with other choices than the cached page's (day, kind, zone, page), also without script. */
function calendar(request: NextRequest, address: URL, locale: string): Promise<Response> {
  address.pathname = `/${locale}/variants/events`
  return madeForOneRequest(request, address)
}

/**
 * A campaign's page is rendered for the signed-in player (and for editors, who may request any stage). Visitors get the
 * cached page of the current stage, exact at each boundary (architecture.md, "Personal variants").
 */
async function campaignPage(request: NextRequest, address: URL, locale: Locale, uid: string): Promise<Response> {
  if ((await draftRefOf(request)) || (await findSession(request.headers, siteTime()))) {
    address.pathname = `/${locale}/variants/player-campaign/${uid}`
    return madeForOneRequest(request, address)
  }
  const starts = await campaignSchedule(decodeURIComponent(uid), locale).catch(missingInOutage)
  const stage = starts === 'missing' ? 'now' : stageForVisitor(starts, siteNow())
  address.pathname = `/${locale}/variants/campaign/${uid}/${stage}`
  const response = NextResponse.rewrite(address)
  // Players get a page of their own here, and no cache in between can tell them from visitors.
  response.headers.set('cache-control', 'private, no-cache')
  return response
}

const isDocument = (path: string) => /^\/[^/]+$/.test(path)

/**
 * A page whose link names a fundraiser is the page itself, except for its head, since link previews run no script. If
 * that person has no page, it redirects to the plain page; clients over their limit get the plain page as well.
 */
function sharedPage(address: URL, locale: Locale, path: string, { fundraiserId }: SharedBy): Response {
  address.pathname = `/${locale}/variants/fundraiser/${fundraiserId}${path}`
  return NextResponse.rewrite(address)
}

/** After a restart in an outage no dates are known, but the page may still be cached. */
function missingInOutage(error: unknown): 'missing' {
  if (error instanceof UpstreamError) return 'missing'
  throw error
}

/** Shown only in a frame of the content system's editor; opened directly it doesn't exist. */
function simulator(request: NextRequest, address: URL, locale: Locale): Response | Promise<Response> {
  keepNothing()
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe'
  if (isFramed || isAskedByScript(request.headers)) return madeForOneRequest(request, address, editorOrigins)
  return nowhere(address, locale)
}

/** The framed page requests itself with each edit; no other site can send such a request. */
const isAskedByScript = (headers: Headers) =>
  headers.get('sec-fetch-site') === 'same-origin' && headers.get('sec-fetch-dest') === 'empty'
