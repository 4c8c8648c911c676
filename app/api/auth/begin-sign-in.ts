import { NextResponse, type NextRequest } from 'next/server'
import { splitLocale } from '@/i18n/localized-path'
import { TooManyRequestsError } from '@/lib/core/errors'
import { homePath, SIGN_IN_AGAIN } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { assertSameOrigin, readFormBody } from '@/lib/core/server/read-body'
import { bringsEndedSession, findSession } from '@/lib/domains/session/find-session'
import { pendingIntentFrom, type PendingIntent } from '@/lib/domains/session/intents/form-intent'
import { dropKept, findForRetry } from '@/lib/domains/session/intents/retry'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { safeReturnTo } from '@/lib/domains/session/return-to'
import { signInUrl } from '@/lib/domains/session/server'
import { keepAttempt, makeRoomFor, newAttempt } from '@/lib/domains/session/sign-in-attempt'
import { signInProblem } from './sign-in-problem'
import { siteTime } from '@/lib/core/server/site-clock'

/** Redirects the browser to the identity provider, to sign in or to create an account. */
export function beginSignIn({ createsAccount }: { createsAccount: boolean }) {
  return withProblems(async (request: NextRequest) => {
    const query = request.nextUrl.searchParams
    const returnTo = returnToOf(request, query.get('returnTo'))
    if (isByAnotherSite(request)) return signInProblem('asked_elsewhere', { returnTo, createsAccount })
    const pending = await findForRetry(request, returnTo)
    return toProvider(request, { createsAccount, returnTo, pending, asksAgain: query.has(SIGN_IN_AGAIN) })
  })
}

/**
 * Whether another site has led the browser here without a press of its user, who may be signed in at the provider and would
 * have a session without having wanted one. A link that is pressed is a wish. Some browsers don't say what was pressed.
 */
const isByAnotherSite = ({ headers }: NextRequest) =>
  headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-user') !== '?1'

/** Like `beginSignIn`, for a form of our own pages that also posts what the visitor wants to sign in for. */
export const beginSignInFor = withProblems(async (request: NextRequest) => {
  assertSameOrigin(request, env.SITE_URL)
  const fields = await readFormBody(request)
  const now = siteTime()
  const [pending, session] = [pendingIntentFrom(fields, now), await findSession(request.headers, now)]
  const named = pending && session ? { ...pending, by: playerIdOf(session.subject) } : pending
  return toProvider(request, { createsAccount: false, returnTo: returnToOf(request, fields.returnTo), pending: named })
})

type Beginning = {
  createsAccount: boolean
  returnTo: string
  pending: PendingIntent | undefined
  asksAgain?: boolean
}

async function toProvider(request: NextRequest, { createsAccount, returnTo, pending, asksAgain }: Beginning) {
  try {
    await takeTry('signIn', clientOf(request))
    const isEnded = await bringsEndedSession(request.headers, siteTime())
    const attempt = newAttempt(returnTo, pending, { asksAgain: isEnded || asksAgain, createsAccount })
    const address = await signInUrl(attempt, splitLocale(returnTo).locale)
    const response = NextResponse.redirect(address, 303)
    await keepAttempt(request, response, attempt)
    dropKept(request, response)
    response.headers.set('cache-control', 'no-store')
    return response
  } catch (err) {
    const isLimited = err instanceof TooManyRequestsError
    if (!isLimited) log.warn({ err }, 'sign-in cannot begin')
    const problem = isLimited ? 'too_many_tries' : 'unavailable'
    const response = await signInProblem(problem, { returnTo, pending, createsAccount })
    if (pending) await makeRoomFor(request, response, newAttempt(returnTo, pending))
    return response
  }
}

/** Where sign-in leads back to: named by the link or the form, otherwise the referring page. */
function returnToOf({ headers }: NextRequest, named: string | null | undefined): string {
  if (named !== null && named !== undefined) return safeReturnTo(named, env.SITE_URL)
  const page = headers.get('referer') ?? ''
  return page.startsWith(`${env.SITE_URL}/`) ? safeReturnTo(page.slice(env.SITE_URL.length), env.SITE_URL) : homePath
}
