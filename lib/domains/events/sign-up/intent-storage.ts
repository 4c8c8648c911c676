import { ofThisTab } from '@/lib/core/browser-storage'
import { keptWish } from '@/lib/domains/session/kept-wish'
import type { Event } from '../schema'

/** The start that a visitor wanted to sign up to before signing in [EV-038, EV-042]. */
const intent = keptWish(ofThisTab, 'sign-up-intent', (fields): fields is { eventId: number; subgroupId: number } =>
  [fields.eventId, fields.subgroupId].every(Number.isSafeInteger),
)

export const keepIntent = intent.keep

/** Whether a sign-up to this event is pending. */
export function hasIntent(eventId: number): boolean {
  return intent.find()?.eventId === eventId
}

/**
 * Whether a sign-up to this start is pending; the call removes it [EV-040, EV-041].
 * @param player the signed-in player: an intent that another player left is removed without effect
 */
export function takeIntent(
  event: Pick<Event, 'id' | 'subgroups'>,
  subgroupId: number,
  player: string | undefined,
): boolean {
  const pending = intent.find()
  if (pending?.eventId !== event.id || pending.subgroupId !== subgroupId) return false
  if (!event.subgroups.some(({ id }) => id === subgroupId)) return false
  const taken = intent.take()
  return taken !== undefined && (taken.by === undefined || taken.by === player)
}
