import { NextResponse } from 'next/server'
import { env } from '@/lib/core/server/env'
import { loginPath } from '@/lib/core/paths'
import { keepForRetry } from '@/lib/domains/session/intents/retry'
import type { SignInAttempt } from '@/lib/domains/session/sign-in-attempt'
import type { SignInProblem } from '@/lib/domains/session/sign-in-problem'

/** Redirects to the sign-in page with the reason and a retry button for the same purpose (contracts.md, Identity). */
export async function signInProblem(
  problem: SignInProblem,
  { returnTo, pending }: Pick<SignInAttempt, 'returnTo' | 'pending'>,
): Promise<NextResponse> {
  const address = new URL(loginPath, env.SITE_URL)
  address.search = String(new URLSearchParams({ problem, returnTo }))
  const response = NextResponse.redirect(address, 303)
  response.headers.set('cache-control', 'no-store')
  if (pending) await keepForRetry(response, returnTo, pending)
  return response
}
