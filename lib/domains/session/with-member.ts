import 'server-only'
import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { AppError, hasCode } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { problemResponse, withProblems } from '@/lib/core/server/problem-response'
import { assertSameOrigin } from '@/lib/core/server/read-body'
import type { Member } from './member'
import type { SealedSession } from './sealed-session'
import { findMember } from './server'
import { clearSessionCookies, SESSION_COOKIE, setSessionCookies } from './session-cookies'

type MemberHandler<Params> = (call: { member: Member; request: NextRequest; params: Params }) => Promise<Response>
type Context<Params> = { params: Promise<Params> }

/** A session that is used keeps living; its cookie is made anew at most this often. */
const TOUCHED_EVERY_MS = 60 * 60 * 1000

/**
 * Wraps a route handler that acts for a player: only for our own pages, only with a session, and never kept in any cache.
 * Hands the browser the session as it stands afterwards; takes it away where it has ended.
 */
export function withMember<Params = unknown>(handler: MemberHandler<Params>) {
  return withProblems(async (request: NextRequest, context: Context<Params>) => {
    assertSameOrigin(request, env.SITE_URL)
    const found = await findMember(request.cookies.get(SESSION_COOKIE)?.value, Date.now)
    if (found === undefined) return signedOut()
    const answer = await answerOf(handler, { member: found.member, request, params: await context.params })
    return answer === undefined ? signedOut() : withSession(answer, found.inCookie, found.session())
  })
}

/** Undefined where the session turned out to have ended. */
async function answerOf<Params>(
  handler: MemberHandler<Params>,
  call: { member: Member; request: NextRequest; params: Params },
): Promise<Response | undefined> {
  try {
    return await handler(call)
  } catch (error) {
    if (hasCode(error, 'not_signed_in')) return undefined
    return problemResponse(error) // so that a session renewed on the way is not lost with the failure
  }
}

function signedOut(): NextResponse {
  const problem = problemResponse(new AppError('not_signed_in'))
  const response = new NextResponse(problem.body, problem)
  clearSessionCookies(response)
  return response
}

async function withSession(answer: Response, inCookie: SealedSession, session: SealedSession): Promise<NextResponse> {
  const response = new NextResponse(answer.body, answer)
  response.headers.set('cache-control', 'no-store')
  const now = Date.now()
  if (session !== inCookie || now - inCookie.usedAt > TOUCHED_EVERY_MS) {
    await setSessionCookies(response, { ...session, usedAt: now }, now)
  }
  return response
}
