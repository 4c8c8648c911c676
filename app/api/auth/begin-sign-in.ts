import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { splitLocale } from '@/i18n/localized-path'
import { homePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { safeReturnTo } from '@/lib/domains/session/return-to'
import { signInUrl } from '@/lib/domains/session/server'
import { keepAttempt, newAttempt } from '@/lib/domains/session/sign-in-attempt'
import { signInProblem } from './sign-in-problem'

/** Sends the browser to the identity provider, to sign in or to open an account. */
export function beginSignIn({ createsAccount }: { createsAccount: boolean }) {
  return withProblems(async (request: NextRequest) => {
    const returnTo = returnToOf(request)
    const attempt = newAttempt(returnTo)
    try {
      const address = await signInUrl(attempt, { createsAccount, uiLocale: splitLocale(returnTo).locale })
      const response = NextResponse.redirect(address, 303)
      await keepAttempt(request, response, attempt)
      response.headers.set('cache-control', 'no-store')
      return response
    } catch (err) {
      log.warn({ err }, 'sign-in cannot begin')
      return signInProblem('unavailable', returnTo)
    }
  })
}

/** Named by the link, otherwise the page that it stands on. */
function returnToOf({ nextUrl, headers }: NextRequest): string {
  const named = nextUrl.searchParams.get('returnTo')
  if (named !== null) return safeReturnTo(named, env.SITE_URL)
  const page = headers.get('referer') ?? ''
  return page.startsWith(`${env.SITE_URL}/`) ? safeReturnTo(page.slice(env.SITE_URL.length), env.SITE_URL) : homePath
}
