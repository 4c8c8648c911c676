import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'

/** How long a player may take at the provider. */
const LIFE_SECONDS = 15 * 60
const PREFIX = 'sign_in_'
const PATH = '/api/auth/callback'

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
})

/** A sign-in under way: what binds the provider's answer to this browser, and where the player wanted to go. */
export type SignInAttempt = z.infer<typeof attemptSchema>

export function newAttempt(returnTo: string): SignInAttempt {
  const random = () => randomBytes(32).toString('base64url')
  return { state: random(), nonce: random(), codeVerifier: random(), returnTo }
}

/** Each attempt has a cookie of its own, so that two tabs can sign in at the same time. */
const cookieOf = (state: string) => PREFIX + createHash('sha256').update(state).digest('hex').slice(0, 12)

export async function keepAttempt(response: NextResponse, attempt: SignInAttempt): Promise<void> {
  response.cookies.set(cookieOf(attempt.state), await sealData(attempt, sealing), { ...options, maxAge: LIFE_SECONDS })
}

/** The attempt that an answer of the provider belongs to; undefined where this browser made none, or too long ago. */
export async function findAttempt(request: NextRequest, state: string): Promise<SignInAttempt | undefined> {
  const sealed = request.cookies.get(cookieOf(state))?.value
  if (sealed === undefined) return undefined
  const attempt = attemptSchema.safeParse(await unsealData(sealed, sealing))
  return attempt.success && attempt.data.state === state ? attempt.data : undefined
}

export function dropAttempt(response: NextResponse, state: string): void {
  response.cookies.set(cookieOf(state), '', { ...options, maxAge: 0 })
}

const sealing = { password: env.SESSION_SECRET, ttl: LIFE_SECONDS }

const options = { path: PATH, sameSite: 'lax', secure: env.SITE_URL.startsWith('https:'), httpOnly: true } as const
