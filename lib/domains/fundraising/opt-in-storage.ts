import { ofThisTab } from '@/lib/core/browser-storage'
import { keptWish } from '@/lib/domains/session/kept-wish'
import { OPT_IN_KEY } from './opt-in-key'

/** Remembers that opting in was requested before signing in, and whether to donate then [FR-019]. */
const optIn = keptWish(
  ofThisTab,
  OPT_IN_KEY,
  (fields): fields is { eventId: number; donates: boolean } =>
    Number.isSafeInteger(fields.eventId) && typeof fields.donates === 'boolean',
)

export const keepOptIn = optIn.keep

/** The pending opt-in for this event; the call removes it [FR-021]. */
export function takeOptIn(eventId: number): ReturnType<typeof optIn.take> {
  return optIn.find()?.eventId === eventId ? optIn.take() : undefined
}
