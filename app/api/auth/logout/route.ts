import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { assertSameOrigin } from '@/lib/core/server/read-body'
import { unsealSession } from '@/lib/domains/session/sealed-session'
import { signOutUrl } from '@/lib/domains/session/server'
import { clearSessionCookies, SESSION_COOKIE } from '@/lib/domains/session/session-cookies'

/** Ends the session here, and then at the provider. A native form posts here. */
export const POST = withProblems(async (request: NextRequest) => {
  assertSameOrigin(request, env.SITE_URL)
  const session = await unsealSession(request.cookies.get(SESSION_COOKIE)?.value, Date.now())
  const response = NextResponse.redirect(await signOutUrl(session), 303)
  response.headers.set('cache-control', 'no-store')
  clearSessionCookies(response)
  return response
})
