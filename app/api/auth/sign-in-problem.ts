import { NextResponse } from 'next/server'
import { env } from '@/lib/core/server/env'
import { CREATES_ACCOUNT, loginPath } from '@/lib/core/paths'
import { keepForRetry } from '@/lib/domains/session/intents/retry'
import type { SignInAttempt } from '@/lib/domains/session/sign-in-attempt'
import type { SignInProblem } from '@/lib/domains/session/sign-in-problem'

type Failed = Pick<SignInAttempt, 'returnTo' | 'pending'> & { createsAccount?: boolean | undefined }

/** Redirects to the sign-in page with the reason and a retry button for the same purpose (contracts.md, Identity). */
export async function signInProblem(
  problem: SignInProblem,
  { returnTo, pending, createsAccount = false }: Failed,
): Promise<NextResponse> {
  const address = new URL(loginPath, env.SITE_URL)
  address.search = String(new URLSearchParams({ problem, returnTo, ...(createsAccount && { [CREATES_ACCOUNT]: '1' }) }))
  const response = NextResponse.redirect(address, 303)
  response.headers.set('cache-control', 'no-store')
  if (pending) await keepForRetry(response, returnTo, pending)
  return response
}
