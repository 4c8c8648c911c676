import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'

/** An interaction event (contracts.md, "Storefront, articles, contact, chat, tracking"). */
export type TrackedEvent = { event: string; properties: Record<string, string>; timeStamp: string }

/** An e-mail sign-up in the tracking service's format [TR-001]. */
export type SignUpRecord = { email: string; id: string; timeStamp: string }

/** Sends an e-mail sign-up to the configured short name [TR-002, FM-012]. Never retried, since it is a write. */
export async function sendSignUp(record: SignUpRecord): Promise<void> {
  await upstreamRequest({
    service: 'tracking',
    operation: 'sendSignUp',
    url: `${env.TRACKING_URL}/${env.TRACKING_SHORT_NAME}`,
    method: 'POST',
    body: record,
    schema: z.unknown(),
  })
}

/** Sends an interaction event. Never retried, since it is a write. */
export async function sendEvent(event: TrackedEvent): Promise<void> {
  await upstreamRequest({
    service: 'tracking',
    operation: 'sendEvent',
    url: `${env.TRACKING_URL}/events`,
    method: 'POST',
    body: event,
    schema: z.unknown(),
  })
}
