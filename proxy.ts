import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { defaultLocale } from '@/i18n/locales'
import { splitLocale } from '@/i18n/localized-path'

/** Everything but the framework's files, our API, health checks and files with an ending. */
export const config = { matcher: ['/((?!api/|_next/|livez$|readyz$|placeholders/|.*\\.[a-z0-9]{2,5}$).*)'] }

/** Addresses without a language prefix are English: they are served by the routes below `/en`, which has no address. */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  const { locale, path, prefixed } = splitLocale(pathname)
  const address = request.nextUrl.clone()
  if (prefixed && locale === defaultLocale) {
    address.pathname = path
    return NextResponse.redirect(address, 308)
  }
  if (prefixed) return NextResponse.next()
  address.pathname = `/${defaultLocale}${pathname}`
  return NextResponse.rewrite(address)
}
