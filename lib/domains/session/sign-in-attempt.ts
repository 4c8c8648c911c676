import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { INTENT_LIFE_MS, pendingIntentSchema, type PendingIntent } from './intent'

/** How long a player may take at the provider: as long as what was asked for before may still run. */
const LIFE_SECONDS = INTENT_LIFE_MS / 1000
/** Attempts that were left behind would fill up the browser's `cookie` header. */
const MOST_AT_ONCE = 3
const isSecure = env.SITE_URL.startsWith('https:')
/** `__Host-`: another host of the domain can't plant an attempt of its own, and with it its own account (login CSRF). */
const PREFIX = isSecure ? '__Host-sign_in_' : 'sign_in_'

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  pending: pendingIntentSchema.optional(),
})

/** A sign-in under way: what binds the provider's answer to this browser, where the player wanted to go, and what for. */
export type SignInAttempt = z.infer<typeof attemptSchema>

export function newAttempt(returnTo: string, pending?: PendingIntent): SignInAttempt {
  const random = () => randomBytes(32).toString('base64url')
  return { state: random(), nonce: random(), codeVerifier: random(), returnTo, ...(pending && { pending }) }
}

/** Each attempt has a cookie of its own, so that two tabs can sign in at the same time. */
const cookieOf = (state: string) => PREFIX + createHash('sha256').update(state).digest('hex').slice(0, 12)

/** Gives the attempt to the browser in place of the oldest that the request brings. */
export async function keepAttempt(request: NextRequest, response: NextResponse, attempt: SignInAttempt): Promise<void> {
  const earlier = request.cookies.getAll().filter(({ name }) => name.startsWith(PREFIX))
  for (const { name } of earlier.slice(0, 1 - MOST_AT_ONCE)) response.cookies.set(name, '', { ...options, maxAge: 0 })
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

const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true } as const
