import 'server-only'
import { sealData, unsealData } from 'iron-session'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { INTENT_LIFE_MS, pendingIntentSchema, type PendingIntent } from './intent'

const isSecure = env.SITE_URL.startsWith('https:')
const NAME = isSecure ? '__Host-intent' : 'intent'
const LIFE_SECONDS = INTENT_LIFE_MS / 1000
const sealing = { password: env.SESSION_SECRET, ttl: LIFE_SECONDS }
const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true } as const

const keptSchema = z.object({ returnTo: z.string(), pending: pendingIntentSchema })

/** Keeps the intent of a sign-in that did not come about, for another try from the page that says so. */
export async function keepForRetry(response: NextResponse, returnTo: string, pending: PendingIntent): Promise<void> {
  const kept = await sealData({ returnTo, pending }, sealing)
  response.cookies.set(NAME, kept, { ...options, maxAge: LIFE_SECONDS })
}

/** The intent kept for a sign-in that leads to the same place; any other sign-in is one of its own, and runs nothing. */
export async function findForRetry(request: NextRequest, returnTo: string): Promise<PendingIntent | undefined> {
  const sealed = request.cookies.get(NAME)?.value
  if (sealed === undefined) return undefined
  const kept = keptSchema.safeParse(await unsealData(sealed, sealing))
  return kept.success && kept.data.returnTo === returnTo ? kept.data.pending : undefined
}

/** Whatever is asked for next takes the place of what was kept. */
export function dropKept(request: NextRequest, response: NextResponse): void {
  if (request.cookies.has(NAME)) response.cookies.set(NAME, '', { ...options, maxAge: 0 })
}
