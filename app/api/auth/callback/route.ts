import { NextResponse, type NextRequest } from 'next/server'
import { TooManyRequestsError, UpstreamError } from '@/lib/core/errors'
import { homePath, loginPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { hostCookieName, siteCookie } from '@/lib/core/server/host-cookie'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { findSession } from '@/lib/domains/session/find-session'
import { isDue } from '@/lib/domains/session/intents/form-intent'
import { sealOutcome } from '@/lib/domains/session/intents/outcome'
import { SIGNED_IN_FOR, SIGNED_IN_FOR_SECONDS } from '@/lib/domains/session/intents/signed-in-for'
import type { Member } from '@/lib/domains/session/member'
import { noteUse } from '@/lib/domains/session/note-use'
import { endReplaced, finishSignIn, memberOfSession } from '@/lib/domains/session/server'
import { setSessionCookies } from '@/lib/domains/session/session-cookies'
import { dropAttempt, findAttempt, type SignInAttempt } from '@/lib/domains/session/sign-in-attempt'
import type { SignInProblem } from '@/lib/domains/session/sign-in-problem'
import { runIntent, type IntentResult } from '../run-intent'
import { signInProblem } from '../sign-in-problem'
import { siteTime } from '@/lib/core/server/site-clock'

/** Where the identity provider sends the browser back to. */
export const GET = withProblems(async (request: NextRequest) => {
  const query = request.nextUrl.searchParams
  const attempt = await findAttempt(request, query.get('state') ?? '')
  if (attempt === undefined) return withoutAttempt(request)
  const response = await (query.has('error') ? refused(query.get('error'), attempt) : finish(request, attempt))
  dropAttempt(response, attempt.state)
  return response
})

/**
 * Finishes the sign-in and runs its intent, once: the provider accepts no code twice, and the attempt's cookie is
 * removed.
 */
async function finish(request: NextRequest, attempt: SignInAttempt): Promise<NextResponse> {
  const { returnTo, pending } = attempt
  try {
    await takeTry('signInAnswer', clientOf(request))
    const now = siteTime()
    const begun = await finishSignIn(attempt, request.nextUrl.search, now)
    const replaced = await findSession(request.headers, now)
    if (replaced) await endReplaced(replaced, begun, siteTime)
    const { member, session } = memberOfSession(begun)
    const runs = pending !== undefined && isDue(pending, member.id, now)
    const result = runs ? await runIntent(member, pending.intent) : undefined
    const response = to(result === undefined ? returnTo : await placeAfter(result, attempt, member))
    await setSessionCookies(response, session(), now, request.headers)
    if (result?.kind === 'unfinished') sayWhatFor(response, result.place)
    await noteUse(begun, request.headers, now)
    return response
  } catch (err) {
    if (err instanceof TooManyRequestsError) return signInProblem('too_many_tries', attempt)
    log.warn({ err }, 'sign-in failed')
    return signInProblem(isOutage(err) ? 'unavailable' : 'failed', attempt)
  }
}

/**
 * Where to redirect after an intent has run: to the page that the visitor came from or, if that page can't show the
 * outcome, to the sign-in page, which can.
 */
async function placeAfter(result: IntentResult, { returnTo, pending }: SignInAttempt, member: Member): Promise<string> {
  if (result.kind === 'unfinished') return `${returnTo.replace(/#.*/s, '')}#${encodeURIComponent(result.place)}`
  if (result.kind === 'leaves') return result.address
  if (result.kind === 'done' && pending?.isScriptOff !== true) return returnTo
  const leadsTo = result.kind === 'leads' ? result.address : undefined
  const outcome = await sealOutcome({ outcome: result.outcome, leadsTo }, member.id)
  return `${loginPath}?${String(new URLSearchParams({ outcome, returnTo }))}`
}

/** Lets the page's script go on with what the player has signed in for. */
function sayWhatFor(response: NextResponse, place: string): void {
  response.cookies.set(hostCookieName(SIGNED_IN_FOR), place, { ...siteCookie, maxAge: SIGNED_IN_FOR_SECONDS })
}

function isOutage(error: unknown): boolean {
  return error instanceof UpstreamError && (error.code === 'upstream_unavailable' || (error.status ?? 0) >= 500)
}

function refused(reason: string | null, attempt: SignInAttempt): Promise<NextResponse> {
  const problem: SignInProblem = reason === 'access_denied' || reason === 'consent_required' ? 'denied' : 'failed'
  return signInProblem(problem, attempt)
}

/**
 * Answers a callback without an attempt: it was loaded twice, or came too late. A visitor who is signed in already is
 * just sent to the home page.
 */
async function withoutAttempt(request: NextRequest): Promise<NextResponse> {
  const session = await findSession(request.headers, siteTime())
  return session ? to(homePath) : signInProblem('expired', { returnTo: homePath })
}

function to(path: string): NextResponse {
  const response = NextResponse.redirect(new URL(path, env.SITE_URL), 303)
  response.headers.set('cache-control', 'no-store')
  return response
}
