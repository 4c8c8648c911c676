import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { machineTime } from '@/lib/core/clock'
import { hostCookie, hostCookieName } from '@/lib/core/server/host-cookie'
import { sealFor } from '@/lib/core/server/seal'
import { pendingIntentSchema, type PendingIntent } from './intents/form-intent'
import { INTENT_LIFE_MS } from './intents/lifetime'

/** How long a player may take at the provider: as long as an intent is valid. */
const LIFE_SECONDS = INTENT_LIFE_MS / 1000
/** Maximum number of attempts: abandoned ones would fill up the browser's `cookie` header. */
const MOST_AT_ONCE = 3
/**
 * Bytes of all attempts in that header: a long one beside a short one, or three short ones. With a session in three cookies,
 * the header stays below the 16 KB that proxies take in a line (docs/decisions/068).
 */
const MOST_BYTES = 3000
/** Bound to this host: other hosts of the domain can't plant an attempt, and with it their own account (login CSRF). */
const PREFIX = hostCookieName('sign_in_')

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  pending: pendingIntentSchema.optional(),
  /** When a player was asked to sign in again, by the machine's clock. */
  askedAgainAt: z.number().optional(),
  /** Set if the player asked for a new account: another try is then for that, too. */
  createsAccount: z.literal(true).optional(),
})

const attempts = sealFor('sign-in attempt', attemptSchema, LIFE_SECONDS)

/**
 * A sign-in under way: the values that bind the provider's answer to this browser, the page to return to, and the
 * intent.
 */
export type SignInAttempt = z.infer<typeof attemptSchema>

type AttemptOptions = { asksAgain?: boolean | undefined; createsAccount?: boolean | undefined }

export function newAttempt(
  returnTo: string,
  pending?: PendingIntent,
  { asksAgain = false, createsAccount = false }: AttemptOptions = {},
): SignInAttempt {
  const random = () => randomBytes(32).toString('base64url')
  return {
    state: random(),
    nonce: random(),
    codeVerifier: random(),
    returnTo,
    ...(pending && { pending }),
    ...(asksAgain && { askedAgainAt: machineTime() }),
    ...(createsAccount && { createsAccount }),
  }
}

/** Each attempt has a cookie of its own, so that two tabs can sign in at the same time. */
const cookieOf = (state: string) => PREFIX + createHash('sha256').update(state).digest('hex').slice(0, 12)

/** Sets the attempt's cookie, and removes the oldest of the request's for which there is no room beside it. */
export async function keepAttempt(request: NextRequest, response: NextResponse, attempt: SignInAttempt): Promise<void> {
  const sealed = await makeRoomFor(request, response, attempt)
  response.cookies.set(cookieOf(attempt.state), sealed, { ...hostCookie, maxAge: LIFE_SECONDS })
}

/**
 * Removes earlier attempts so that this one has room, or what is kept of it for a retry.
 *
 * @returns the attempt, sealed
 */
export async function makeRoomFor(
  request: NextRequest,
  response: NextResponse,
  attempt: SignInAttempt,
): Promise<string> {
  const sealed = await attempts.seal(attempt)
  const earlier = request.cookies.getAll().filter(({ name }) => name.startsWith(PREFIX))
  let bytes = sizeOf({ name: cookieOf(attempt.state), value: sealed })
  for (const [at, cookie] of earlier.toReversed().entries()) {
    bytes += sizeOf(cookie)
    if (at + 1 >= MOST_AT_ONCE || bytes > MOST_BYTES) response.cookies.set(cookie.name, '', ended)
  }
  return sealed
}

/** Bytes of a cookie in the header. */
const sizeOf = ({ name, value }: { name: string; value: string }) => `${name}=${value}; `.length

/** The attempt that an answer of the provider belongs to; undefined if this browser made none, or too long ago. */
export async function findAttempt(request: NextRequest, state: string): Promise<SignInAttempt | undefined> {
  const attempt = await attempts.open(request.cookies.get(cookieOf(state))?.value)
  return attempt?.state === state ? attempt : undefined
}

export function dropAttempt(response: NextResponse, state: string): void {
  response.cookies.set(cookieOf(state), '', ended)
}

const ended = { ...hostCookie, maxAge: 0 } as const
