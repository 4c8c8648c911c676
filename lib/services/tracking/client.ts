import 'server-only'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { ignoredSchema } from '@/lib/core/wire'

/** An e-mail sign-up in the tracking service's format [TR-001]. */
export type SignUpRecord = { email: string; id: string; timeStamp: string }

/** Sends an e-mail sign-up to the configured short name [TR-002, FM-012]. Never retried, since it is a write. */
export const sendSignUp = (record: SignUpRecord) =>
  upstreamRequest({
    service: 'tracking',
    operation: 'sendSignUp',
    url: `${env.TRACKING_URL}/${env.TRACKING_SHORT_NAME}`,
    method: 'POST',
    body: record,
    schema: ignoredSchema,
  })

/** An interaction event (contracts.md, "Storefront, articles, contact, chat, tracking"). */
export type TrackedEvent = { event: string; properties: Record<string, string>; timeStamp: string }

/** Sends an interaction event. Never retried, since it is a write. */
export const sendEvent = (event: TrackedEvent) =>
  upstreamRequest({
    service: 'tracking',
    operation: 'sendEvent',
    url: `${env.TRACKING_URL}/events`,
    method: 'POST',
    body: event,
    schema: ignoredSchema,
  })
