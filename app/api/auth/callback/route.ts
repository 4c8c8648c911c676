import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { UpstreamError } from '@/lib/core/errors'
import { homePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { findMember, finishSignIn } from '@/lib/domains/session/server'
import { SESSION_COOKIE, setSessionCookies } from '@/lib/domains/session/session-cookies'
import { dropAttempt, findAttempt, type SignInAttempt } from '@/lib/domains/session/sign-in-attempt'
import type { SignInProblem } from '@/lib/domains/session/sign-in-problem'
import { signInProblem } from '../sign-in-problem'

/** Where the identity provider sends the browser back to. */
export const GET = withProblems(async (request: NextRequest) => {
  const query = request.nextUrl.searchParams
  const attempt = await findAttempt(request, query.get('state') ?? '')
  if (attempt === undefined) return withoutAttempt(request)
  const response = query.has('error') ? refused(query.get('error'), attempt) : await finish(request, attempt)
  dropAttempt(response, attempt.state)
  return response
})

async function finish(request: NextRequest, attempt: SignInAttempt): Promise<NextResponse> {
  try {
    const now = Date.now()
    const session = await finishSignIn(attempt, request.nextUrl.search, now)
    const response = to(attempt.returnTo)
    await setSessionCookies(response, session, now)
    return response
  } catch (err) {
    log.warn({ err }, 'sign-in failed')
    return signInProblem(isOutage(err) ? 'unavailable' : 'failed', attempt.returnTo)
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof UpstreamError && (error.code === 'upstream_unavailable' || (error.status ?? 0) >= 500)
}

function refused(reason: string | null, attempt: SignInAttempt): NextResponse {
  const problem: SignInProblem = reason === 'access_denied' ? 'denied' : 'failed'
  return signInProblem(problem, attempt.returnTo)
}

/** A page loaded twice, or an answer that came too late: who is signed in already need not know. */
async function withoutAttempt(request: NextRequest): Promise<NextResponse> {
  const member = await findMember(request.cookies.get(SESSION_COOKIE)?.value, Date.now)
  return member ? to(homePath) : signInProblem('expired', homePath)
}

function to(path: string): NextResponse {
  const response = NextResponse.redirect(new URL(path, env.SITE_URL), 303)
  response.headers.set('cache-control', 'no-store')
  return response
}
