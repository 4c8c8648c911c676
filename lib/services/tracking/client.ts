import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'

/** An interaction event (contracts.md, "Storefront, articles, contact, chat, tracking"). */
export type TrackedEvent = { event: string; properties: Record<string, string>; timeStamp: string }

/** Never repeated: it is a write. */
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
