import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { assertSameOrigin } from '@/lib/core/server/read-body'
import { signOut } from '@/lib/domains/session/server'
import { clearSessionCookies } from '@/lib/domains/session/session-cookies'
import { siteTime } from '@/lib/core/server/site-clock'

/** Clears the pages in the browser's cache. docs/decisions/020 explains why cookies and storage are not cleared. */
const CLEARED = '"cache"'

/**
 * Ends the session everywhere, then sends the browser to the provider, which ends its own session. A native form posts
 * here.
 */
export const POST = withProblems(async (request: NextRequest) => {
  assertSameOrigin(request, env.SITE_URL)
  const address = await signOut(request.headers, siteTime)
  const response = NextResponse.redirect(address, 303)
  response.headers.set('cache-control', 'no-store')
  response.headers.set('clear-site-data', CLEARED)
  clearSessionCookies(response, request.headers)
  return response
})
