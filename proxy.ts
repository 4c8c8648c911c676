import { NextResponse, type NextRequest } from 'next/server'
import { campaignSchedule } from '@/lib/content/campaigns/campaign-schedule'
import { findAbsence } from '@/lib/content/published/absence'
import { draftRefOf } from '@/lib/core/server/draft-cookie'
import { env } from '@/lib/core/server/env'
import { currentForms, toldForm } from '@/lib/core/server/flag-forms'
import { keepNothing } from '@/lib/core/server/keep-nothing'
import { isOff, isOffAddress } from '@/lib/core/server/off'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { tryOrWait, waitFor } from '@/lib/core/server/rate-limit/rate-limit'
import { siteNow, siteTime } from '@/lib/core/server/site-clock'
import { type Soon, whenThere } from '@/lib/core/soon'
import { editorOrigins } from '@/lib/delivery/editor-origins'
import { madeForOneRequest } from '@/lib/delivery/made-for-one-request'
import { decideOnce } from '@/lib/delivery/page-answer'
import { provideDecisions } from '@/lib/delivery/route-decisions'
import { findSession } from '@/lib/domains/session/find-session'
import { decideRoute } from '@/lib/routing/decide-route'
import type { Decision, PageRequest, RouteTarget, RouteForOneRequest } from '@/lib/core/route-decision'
import type { Lookups } from '@/lib/routing/lookups'

/**
 * Matches everything except our API and existing files, listed by name: for other addresses the proxy doesn't run, and
 * the framework decides what is there. A new file of `public/` is named here, too (tests/proxy.test.ts).
 */
export const config = {
  matcher: [
    '/((?!api/|_next/static/|(?:livez|readyz|favicon\\.ico|icon\\.svg|apple-touch-icon\\.png|icons/(?:maskable-)?\\d+\\.png|manifests/[a-z]{2}(?:-[a-z]{2})?\\.webmanifest|robots\\.txt|humans\\.txt|\\.well-known/security\\.txt|sitemap\\.xml|feeds/[a-z]{2}(?:-[a-z]{2})?\\.xml|sitemaps/(?:[a-z]{2}(?:-[a-z]{2})?|news|latest-news|events)(?:-\\d{1,4})?\\.xml|placeholders/\\d+x\\d+\\.svg|gallery-pictures/[\\w-]+\\.webp)$).*)',
  ],
}

/**
 * Answers with the route that an address leads to (`lib/routing`). Pages that are rendered per request (drafts, the
 * simulator, a player's own) get a policy with a nonce here; all others are cached with a policy of their own.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { method, nextUrl, headers } = request
  const decision = await decideOnce(() => decide({ method, url: new URL(nextUrl.href), headers }))
  switch (decision.kind) {
    case 'refusal':
      return new Response(null, decision)
    case 'redirect':
      return NextResponse.redirect(decision.to, decision)
    case 'page-for-one-request':
      return withHeaders(await pageForOneRequest(request, decision), decision.headers)
    case 'route':
      return withHeaders(cachedPage(request, decision), decision.headers)
  }
}

const decide = (request: PageRequest): Soon<Decision> => decideRoute(request, lookupsOf(request))

// Our server makes the same decisions before it answers without the framework (docs/decisions/044).
provideDecisions(decide, config.matcher)

const lookupsOf = (request: PageRequest): Lookups => ({
  siteUrl: env.SITE_URL,
  now: siteNow,
  passwordPage: isOff('game') ? undefined : env.PASSWORD_PAGE_URL,
  isOff: isOffAddress,
  flagForm: (headers) => toldForm(headers, currentForms(env.FEATURE_FLAGS)),
  showsDraft: () => whenThere(draftRefOf(request.headers), (ref) => ref !== undefined),
  isSignedIn: async () => (await findSession(request.headers, siteTime())) !== undefined,
  findAbsence,
  campaignStarts: campaignSchedule,
  mustWaitToSignIn: async () => (await waitFor('signIn', clientOf(request))) !== undefined,
  takeSharedPage: async () => (await tryOrWait('sharedPages', clientOf(request))) === undefined,
})

function cachedPage({ nextUrl }: NextRequest, route: RouteTarget): NextResponse {
  return route.pathname === nextUrl.pathname ? NextResponse.next() : NextResponse.rewrite(addressOf(nextUrl, route))
}

function pageForOneRequest(request: NextRequest, route: RouteForOneRequest): Promise<NextResponse> {
  const isForEditors = route.framedBy === 'editors'
  if (isForEditors) keepNothing()
  return madeForOneRequest(request, addressOf(request.nextUrl, route), isForEditors ? editorOrigins : undefined)
}

/** Address of a route. The framework accepts only a clone of the request's own address. */
function addressOf(requested: NextRequest['nextUrl'], { pathname, search }: RouteTarget): URL {
  const address = requested.clone()
  address.pathname = pathname
  if (search !== undefined) address.search = search
  return address
}

function withHeaders(response: NextResponse, headers: RouteTarget['headers'] = {}): NextResponse {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
