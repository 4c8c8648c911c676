import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { assertSameOrigin } from '@/lib/core/server/read-body'
import { signOut } from '@/lib/domains/session/server'
import { clearSessionCookies } from '@/lib/domains/session/session-cookies'
import { siteTime } from '@/lib/core/server/site-clock'

/** What the browser keeps of pages. Why not cookies and storage: docs/decisions/020. */
const CLEARED = '"cache"'

/** Ends the session everywhere, and then sends the browser to the provider to end its own. A native form posts here. */
export const POST = withProblems(async (request: NextRequest) => {
  assertSameOrigin(request, env.SITE_URL)
  const address = await signOut(request.headers, siteTime)
  const response = NextResponse.redirect(address, 303)
  response.headers.set('cache-control', 'no-store')
  response.headers.set('clear-site-data', CLEARED)
  clearSessionCookies(response)
  return response
})
