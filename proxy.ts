import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { defaultLocale } from '@/i18n/locales'
import { splitLocale } from '@/i18n/localized-path'
import { headScripts } from '@/lib/core/head-scripts'
import { contentSecurityPolicy, scriptHash } from '@/lib/core/page-cache/policy'
import { policySources } from '@/lib/core/page-cache/policy-sources'
import { DRAFT_COOKIE, isDraftCookie } from '@/lib/core/server/draft-cookie'

/** Everything but the framework's files, our API, health checks and files with an ending. */
export const config = { matcher: ['/((?!api/|_next/|livez$|readyz$|.*\\.[a-z0-9]{2,5}$).*)'] }

/** Where the content system's editor runs; it frames the simulator. */
const SIMULATOR_FRAMES = [`'self'`, 'https://*.prismic.io', 'http://localhost:*']

/**
 * Finds the route of an address: those without a language prefix are English and served by the routes below `/en`, which
 * has no address of its own. Pages that are made for one request (drafts, the simulator) get a policy with a nonce here; all others are
 * cached and bring their own.
 */
export function proxy(request: NextRequest) {
  const { locale, path, prefixed } = splitLocale(request.nextUrl.pathname)
  const address = request.nextUrl.clone()
  if (prefixed && locale === defaultLocale) {
    address.pathname = path
    return NextResponse.redirect(address, 308)
  }
  if (!prefixed) address.pathname = `/${defaultLocale}${path}`
  const isSimulator = path === '/slice-simulator'
  const isDynamic = isSimulator || isDraftCookie(request.cookies.get(DRAFT_COOKIE)?.value)
  if (!isDynamic) return prefixed ? NextResponse.next() : NextResponse.rewrite(address)

  const policy = noncePolicy(isSimulator ? SIMULATOR_FRAMES : undefined)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(address, { request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** The policy of a page made for one request. The framework reads the nonce from it and puts it on its scripts. */
function noncePolicy(framedBy: readonly string[] | undefined): string {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const ownScripts = Object.values(headScripts).map(scriptHash)
  return contentSecurityPolicy([`'nonce-${nonce}'`, ...ownScripts], { ...policySources(process.env), framedBy })
}
