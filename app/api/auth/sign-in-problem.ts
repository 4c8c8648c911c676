import { NextResponse } from 'next/server'
import { env } from '@/lib/core/server/env'
import { loginPath } from '@/lib/core/paths'
import type { SignInProblem } from '@/lib/domains/session/sign-in-problem'

/** Leads to the sign-in page with the reason and another try (contracts.md, Identity). */
export function signInProblem(problem: SignInProblem, returnTo: string): NextResponse {
  const address = new URL(loginPath, env.SITE_URL)
  address.search = String(new URLSearchParams({ problem, returnTo }))
  const response = NextResponse.redirect(address, 303)
  response.headers.set('cache-control', 'no-store')
  return response
}
