import { browserNow } from '@/lib/core/browser-clock'
import { ofThisTab } from '@/lib/core/browser-storage'
import type { Event } from './schema'
import { intentIn, intentMatches, intentText, type SignUpIntent } from './sign-up-intent'

const KEY = 'sign-up-intent'

/**
 * Remembers, for this tab, what is to be signed up to once the player is signed in [EV-038].
 * @returns false where it can't, since storage is switched off
 */
export function keepIntent(intent: Omit<SignUpIntent, 'at'>): boolean {
  return ofThisTab.keep(KEY, intentText({ ...intent, at: browserNow().getTime() }))
}

/** Whether a sign-up to this event is pending. */
export function hasIntent(eventId: number): boolean {
  return readIntent()?.eventId === eventId
}

/**
 * Whether a sign-up to this start is pending; it is no longer, once told [EV-040, EV-041].
 * @param player who is signed in: what another player left is gone, and is not this one's to do
 */
export function takeIntent(
  event: Pick<Event, 'id' | 'subgroups'>,
  subgroupId: number,
  player: string | undefined,
): boolean {
  const intent = readIntent()
  if (intent?.subgroupId !== subgroupId || !intentMatches(intent, event)) return false
  ofThisTab.take(KEY)
  return intent.by === undefined || intent.by === player
}

function readIntent(): SignUpIntent | undefined {
  return intentIn(ofThisTab.read(KEY) ?? null, browserNow())
}
