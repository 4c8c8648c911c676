import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { defaultLocale } from '@/i18n/locales'
import type { Locale } from '@/i18n/locales'
import { splitLocale } from '@/i18n/localized-path'
import { campaignUid, isSettings, joinPath, loginPath } from '@/lib/core/paths'
import { campaignSchedule } from '@/lib/content/campaign-schedule'
import { systemClock } from '@/lib/core/clock'
import { UpstreamError } from '@/lib/core/errors'
import { DRAFT_COOKIE, isDraftCookie } from '@/lib/core/server/draft-cookie'
import { env } from '@/lib/core/server/env'
import { isLoopback } from '@/lib/core/server/env-schema'
import { noncePolicy } from '@/lib/core/server/nonce-policy'
import { stageForVisitor } from '@/lib/domains/campaigns/stage'
import { safeReturnTo } from '@/lib/domains/session/return-to'
import { unsealSession } from '@/lib/domains/session/sealed-session'
import { SESSION_COOKIE } from '@/lib/domains/session/session-cookies'

/** Everything but the framework's files, our API, health checks and files with an ending (a page's `.rsc` is none). */
export const config = { matcher: ['/((?!api/|_next/|livez$|readyz$|.*\\.(?!rsc$)[a-z0-9]{2,5}$).*)'] }

/** Where the content system's editor runs; it frames the simulator. On this machine an editor may run beside it. */
const SIMULATOR_FRAMES = [`'self'`, 'https://*.prismic.io', ...(isLoopback(env.SITE_URL) ? ['http://localhost:*'] : [])]
const SIMULATOR_PATH = '/slice-simulator'

const clock = systemClock(env.CLOCK_OFFSET_MS)

/**
 * Finds the route of an address: those without a language prefix are English and served by the routes below `/en`, which
 * has no address of its own. Pages that are made for one request (drafts, the simulator, a player's own) get a policy with
 * a nonce here; all others are cached and bring their own.
 */
export async function proxy(request: NextRequest) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return onlyReading(request.method)
  const { locale, path, prefixed } = splitLocale(request.nextUrl.pathname)
  const address = request.nextUrl.clone()
  if (prefixed && locale === defaultLocale) {
    address.pathname = path
    return NextResponse.redirect(address, 308)
  }
  if (!prefixed) address.pathname = `/${defaultLocale}${path}`
  if (path === loginPath || path === joinPath) return signIn(request, prefixed ? locale : undefined, path)
  if (path === SIMULATOR_PATH) return simulator(request, address, prefixed)
  if (isSettings(path)) return forPlayers(request, address)
  if (isVariant(path)) return nowhere(address, locale)
  if (request.nextUrl.searchParams.has('eventSecret') && isEvent(path)) return secretEvent(request, address, locale, path)
  const campaign = campaignUid(path)
  if (campaign !== undefined) return campaignPage(request, address, locale, campaign)
  if (isDraftCookie(request.cookies.get(DRAFT_COOKIE)?.value)) return madeForOneRequest(request, address)
  return prefixed ? NextResponse.next() : NextResponse.rewrite(address)
}

/** Pages are read, nothing else; forms go to the API. */
function onlyReading(method: string): Response {
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 405, headers: { allow: 'GET, HEAD, OPTIONS' } })
}

/**
 * Signing in happens at the identity provider; a page is shown only where that did not work. These addresses have no
 * language: a prefix moves into `returnTo`.
 */
function signIn(request: NextRequest, prefix: string | undefined, path: string): Response {
  const address = request.nextUrl.clone()
  const { searchParams } = address
  if (prefix !== undefined) {
    address.pathname = path
    if (!searchParams.has('returnTo')) searchParams.set('returnTo', `/${prefix}`)
    return NextResponse.redirect(address, 308)
  }
  const hasFailed = searchParams.has('problem')
  const { locale } = splitLocale(safeReturnTo(searchParams.get('returnTo'), env.SITE_URL))
  address.pathname = hasFailed ? `/${locale}${loginPath}` : `/api/auth${path}`
  return hasFailed ? madeForOneRequest(request, address) : NextResponse.rewrite(address)
}

/** A player's own pages; everybody else signs in first and comes back. */
async function forPlayers(request: NextRequest, address: URL): Promise<Response> {
  const session = await unsealSession(request.cookies.get(SESSION_COOKIE)?.value, Date.now())
  if (session) return madeForOneRequest(request, address)
  const login = new URL(loginPath, env.SITE_URL)
  login.searchParams.set('returnTo', request.nextUrl.pathname + request.nextUrl.search)
  return NextResponse.redirect(login, { status: 303, headers: { 'cache-control': 'private, no-store' } })
}

/** The routes of personal variants have no address of their own: visitors who type it find nothing there. */
const isVariant = (path: string) => /^\/variants(?:\/|$)/.test(path)

function nowhere(address: URL, locale: string): Response {
  address.pathname = `/${locale}/no/such/page`
  return NextResponse.rewrite(address)
}

const isEvent = (path: string) => /^\/events\/view\/[^/]+$/.test(path)

/** An event with a secret is never cached, found or told of (decisions.md, Events). */
function secretEvent(request: NextRequest, address: URL, locale: string, path: string): Response {
  address.pathname = `/${locale}/variants/secret-event/${path.split('/').at(-1)}`
  const response = madeForOneRequest(request, address)
  response.headers.set('referrer-policy', 'no-referrer')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/**
 * A campaign's page is made for the player who is signed in (and for editors, who may ask for any stage). Visitors get the
 * cached page of the stage that the clock says, so that it is exact at each boundary (architecture.md, "Personal variants").
 */
async function campaignPage(request: NextRequest, address: URL, locale: Locale, uid: string): Promise<Response> {
  const isDraft = isDraftCookie(request.cookies.get(DRAFT_COOKIE)?.value)
  if (isDraft || (await unsealSession(request.cookies.get(SESSION_COOKIE)?.value, Date.now()))) {
    address.pathname = `/${locale}/variants/player-campaign/${uid}`
    return madeForOneRequest(request, address)
  }
  const starts = await campaignSchedule(decodeURIComponent(uid), locale).catch(missingInOutage)
  const stage = starts === 'missing' ? 'now' : stageForVisitor(starts, clock())
  address.pathname = `/${locale}/variants/campaign/${uid}/${stage}`
  return NextResponse.rewrite(address)
}

/** After a restart in an outage no dates are known; the page may still be. */
function missingInOutage(error: unknown): 'missing' {
  if (error instanceof UpstreamError) return 'missing'
  throw error
}

/** Shown in a frame only; opened by itself it is a page that does not exist. */
function simulator(request: NextRequest, address: URL, prefixed: boolean): Response {
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe'
  if (isFramed && !prefixed) return madeForOneRequest(request, address, SIMULATOR_FRAMES)
  address.pathname += '/unframed'
  return NextResponse.rewrite(address)
}

function madeForOneRequest(request: NextRequest, address: URL, framedBy?: readonly string[]): Response {
  const policy = noncePolicy(framedBy)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(address, { request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}
