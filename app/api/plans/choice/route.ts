import { NextResponse } from 'next/server'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { planPath, plansPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { isPriceId } from '@/lib/domains/memberships/price-id'

/** The choice of a plan as a form sends it without script (MB-004). */
export const GET = withProblems(async (request) => {
  await takeTry('reads', clientOf(request))
  const { searchParams } = new URL(request.url)
  const [price, locale] = [searchParams.get('price'), searchParams.get('locale') ?? '']
  const path = isPriceId(price) ? planPath(price) : plansPath
  const address = new URL(localizedPath(path, knownLocale(locale)), env.SITE_URL)
  return NextResponse.redirect(address, { status: 303, headers: { 'cache-control': 'no-store' } })
})
