import 'server-only'
import { log } from '@/lib/core/server/log'
import { sendEvent } from '@/lib/services/tracking/client'
import type { Interaction } from './schema'

/** Passes an interaction on to the tracking service; if that fails it is lost, with a warning (PB-036). */
export async function recordInteraction(interaction: Interaction): Promise<void> {
  await sendEvent(interaction).catch((err: unknown) => log.warn({ err }, 'interaction is lost'))
}
