import { browserNow } from '@/lib/core/browser-clock'
import { ofThisTab } from '@/lib/core/browser-storage'

const KEY = 'fundraising-opt-in'

/** An older wish is no longer what the visitor expects, as with a pending sign-up to an event. */
const EXPIRES_AFTER_MS = 30 * 60_000

/**
 * That opting in was asked for before signing in, and whether to donate then [FR-019]. `by` is the player whose session had
 * ended, where it was one: it is nobody else's wish.
 */
export type PendingOptIn = { eventId: number; donates: boolean; by?: string }

/**
 * Remembers it for this tab.
 * @returns false where it can't, since storage is switched off
 */
export function keepOptIn(pending: PendingOptIn): boolean {
  return ofThisTab.keep(KEY, JSON.stringify({ ...pending, at: browserNow().getTime() }))
}

/** Whether one is pending for this event. */
export function hasOptIn(eventId: number): boolean {
  return find()?.eventId === eventId
}

/**
 * The one that is pending for this event; it no longer is, once told [FR-021].
 * @param player who is signed in: what another player left is gone, and is not this one's to do
 */
export function takeOptIn(eventId: number, player: string | undefined): PendingOptIn | undefined {
  const pending = find()
  if (pending?.eventId !== eventId) return undefined
  ofThisTab.take(KEY)
  return pending.by === undefined || pending.by === player ? pending : undefined
}

function find(): PendingOptIn | undefined {
  const kept = parse(ofThisTab.read(KEY) ?? 'null')
  if (!isKept(kept)) return undefined
  const age = browserNow().getTime() - kept.at
  return age >= 0 && age <= EXPIRES_AFTER_MS ? kept : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A plain guard, since visitors load this (docs/decisions/008). */
function isKept(value: unknown): value is PendingOptIn & { at: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'eventId' in value &&
    Number.isSafeInteger(value.eventId) &&
    'donates' in value &&
    typeof value.donates === 'boolean' &&
    'at' in value &&
    Number.isSafeInteger(value.at) &&
    (!('by' in value) || typeof value.by === 'string')
  )
}
