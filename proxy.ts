import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { defaultLocale } from '@/i18n/locales'
import { splitLocale } from '@/i18n/localized-path'
import { headScripts } from '@/lib/core/head-scripts'
import { contentSecurityPolicy, scriptHash } from '@/lib/core/page-cache/policy'
import { policySources } from '@/lib/core/page-cache/policy-sources'
import { DRAFT_COOKIE, isDraftCookie } from '@/lib/core/server/draft-cookie'
import { env } from '@/lib/core/server/env'
import { isLoopback } from '@/lib/core/server/env-schema'

/** Everything but the framework's files, our API, health checks and files with an ending. */
export const config = { matcher: ['/((?!api/|_next/|livez$|readyz$|.*\\.[a-z0-9]{2,5}$).*)'] }

/** Where the content system's editor runs; it frames the simulator. On this machine an editor may run beside it. */
const SIMULATOR_FRAMES = [`'self'`, 'https://*.prismic.io', ...(isLoopback(env.SITE_URL) ? ['http://localhost:*'] : [])]
const SIMULATOR_PATH = '/slice-simulator'

/**
 * Finds the route of an address: those without a language prefix are English and served by the routes below `/en`, which
 * has no address of its own. Pages that are made for one request (drafts, the simulator) get a policy with a nonce here;
 * all others are cached and bring their own.
 */
export function proxy(request: NextRequest) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return onlyReading(request.method)
  const { locale, path, prefixed } = splitLocale(request.nextUrl.pathname)
  const address = request.nextUrl.clone()
  if (prefixed && locale === defaultLocale) {
    address.pathname = path
    return NextResponse.redirect(address, 308)
  }
  if (!prefixed) address.pathname = `/${defaultLocale}${path}`
  if (path === SIMULATOR_PATH) return simulator(request, address, prefixed)
  if (isDraftCookie(request.cookies.get(DRAFT_COOKIE)?.value)) return madeForOneRequest(request, address)
  return prefixed ? NextResponse.next() : NextResponse.rewrite(address)
}

/** Pages are read, nothing else; forms go to the API. */
function onlyReading(method: string): Response {
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 405, headers: { allow: 'GET, HEAD, OPTIONS' } })
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

/** The policy of a page made for one request. The framework reads the nonce from it and puts it on its scripts. */
function noncePolicy(framedBy?: readonly string[]): string {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const ownScripts = Object.values(headScripts).map(scriptHash)
  return contentSecurityPolicy([`'nonce-${nonce}'`, ...ownScripts], { ...policySources(process.env), framedBy })
}
