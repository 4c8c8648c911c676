import 'server-only'
import { NextResponse, type NextRequest } from 'next/server'
import { PLAYER_HEADER } from '@/lib/core/call'
import { AppError, hasCode } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { problemResponse, withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { atMost } from '@/lib/core/server/rate-limit/in-flight'
import { countingLimits } from '@/lib/core/limits'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { assertSameOrigin } from '@/lib/core/server/read-body'
import type { Member } from './member'
import { unsealSession, type SealedSession } from './sealed-session'
import { hasEnded } from './find-session'
import { findMember } from './server'
import { clearSessionCookies, findSessionCookie, setSessionCookies } from './session-cookies'
import { siteTime } from '@/lib/core/server/site-clock'

type MemberHandler<Params> = (call: { member: Member; request: NextRequest; params: Params }) => Promise<Response>
type Context<Params> = { params: Promise<Params> }

/** A session in use is extended; its cookie is renewed at most this often. */
const TOUCHED_EVERY_MS = 60 * 60 * 1000

/**
 * Wraps a route handler that acts for a player: only for our own pages, only with the session of the requesting page's
 * player, and never cached. Too many writes are refused before any upstream call. Sends the resulting session to the
 * browser, unless the player has signed out meanwhile; removes it if it has ended.
 */
export function withMember<Params = unknown>(handler: MemberHandler<Params>) {
  return withProblems(async (request: NextRequest, context: Context<Params>) => {
    assertSameOrigin(request, env.SITE_URL)
    await takeTry(isRead(request) ? 'reads' : 'writes', clientOf(request))
    const found = await findMember(request.headers, siteTime)
    if (found === undefined) return signedOut(request)
    assertOwnPage(request, found.member)
    const limited = isRead(request) ? handler : limitedWrites(handler, found.inCookie.subject)
    const answer = await answerOf(limited, { member: found.member, request, params: await context.params })
    return answer === undefined ? signedOut(request) : withSession(request, answer, found.inCookie, found.session())
  })
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * A page belongs to the player it was rendered for, while another tab may sign in somebody else: its requests must not
 * be carried out for that player. Every write names its player; a read need not, since a page may not know its player.
 * @throws AppError `another_player`
 */
function assertOwnPage(request: NextRequest, member: Member): void {
  const named = request.headers.get(PLAYER_HEADER)
  if (named !== member.id && !(isRead(request) && named === null)) throw new AppError('another_player')
}

function limitedWrites<Params>(handler: MemberHandler<Params>, subject: string): MemberHandler<Params> {
  return (call) => limitedWrite(subject, () => handler(call))
}

/** Limits a session's writes, at once and over time. @throws TooManyRequestsError */
export function limitedWrite<Result>(subject: string, write: () => Promise<Result>): Promise<Result> {
  return atMost(countingLimits.writesOfSession, `write ${subject}`, async () => {
    await takeTry('sessionWrites', subject)
    return write()
  })
}

/** The handler's response; undefined if the session has ended meanwhile. */
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

/**
 * Removes the cookies of an expired session. Not of one that was ended explicitly: its cookies are already removed, and
 * the browser's may by now be the next player's.
 */
async function signedOut({ headers }: NextRequest): Promise<NextResponse> {
  const problem = problemResponse(new AppError('not_signed_in'))
  const response = new NextResponse(problem.body, problem)
  const session = await unsealSession(findSessionCookie(headers), siteTime())
  if (session === undefined || !(await hasEnded(session, siteTime()))) clearSessionCookies(response, headers)
  return response
}

/** The answer with the session after everything that was done for the player, unless it has ended meanwhile. */
export async function withSession(
  request: NextRequest,
  answer: Response,
  inCookie: SealedSession,
  session: SealedSession,
): Promise<NextResponse> {
  const response = new NextResponse(answer.body, answer)
  response.headers.set('cache-control', 'no-store')
  const now = siteTime()
  const isNews = session !== inCookie || now - inCookie.usedAt > TOUCHED_EVERY_MS
  if (isNews && !(await hasEnded(session, now))) {
    await setSessionCookies(response, { ...session, usedAt: now }, now, request.headers)
  }
  return response
}
