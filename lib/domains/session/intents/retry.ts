import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { LOCALE_CODE } from '@/lib/core/locale-code'
import { hostCookie, hostCookieName } from '@/lib/core/server/host-cookie'
import { sealFor } from '@/lib/core/server/seal'
import { pendingIntentSchema, type PendingIntent } from './form-intent'
import { INTENT_LIFE_MS } from './lifetime'

const NAME = hostCookieName('intent')
const LIFE_SECONDS = INTENT_LIFE_MS / 1000
const intents = sealFor(
  'intent kept for a retry',
  z.object({ returnTo: z.string(), pending: pendingIntentSchema }),
  LIFE_SECONDS,
)

/** Stores the intent of a failed sign-in, for a retry from the page that reports it. */
export async function keepForRetry(response: NextResponse, returnTo: string, pending: PendingIntent): Promise<void> {
  const kept = await intents.seal({ returnTo, pending })
  response.cookies.set(NAME, kept, { ...hostCookie, maxAge: LIFE_SECONDS })
}

/** The intent stored for a retry with the same target, in any language; any other sign-in is separate, and runs nothing. */
export async function findForRetry(request: NextRequest, returnTo: string): Promise<PendingIntent | undefined> {
  const kept = await intents.open(request.cookies.get(NAME)?.value)
  return kept && placeOf(kept.returnTo) === placeOf(returnTo) ? kept.pending : undefined
}

const LANGUAGE = new RegExp(`^/${LOCALE_CODE}(?=[/?#]|$)`)
const placeOf = (address: string): string => address.replace(LANGUAGE, '').replace(/^(?!\/)/, '/')

/** Removes the stored intent: the next request replaces it. */
export function dropKept(request: NextRequest, response: NextResponse): void {
  if (request.cookies.has(NAME)) response.cookies.set(NAME, '', { ...hostCookie, maxAge: 0 })
}
