import type { Event } from './schema'

/**
 * What somebody wanted to sign up to before signing in; `at` is epoch milliseconds [EV-038]. `by` is the player whose session
 * had ended, where it was one: it is nobody else's wish.
 */
export type SignUpIntent = { eventId: number; subgroupId: number; at: number; by?: string }

/** An older intent is no longer what the visitor expects (decisions.md, Events). */
const EXPIRES_AFTER_MS = 30 * 60_000

/** The intent as it is stored. */
export function intentText({ eventId, subgroupId, at, by }: SignUpIntent): string {
  return JSON.stringify({ eventId, subgroupId, at, by })
}

/**
 * The intent that is pending, if any.
 * @param text as it was stored; unreadable, incomplete, expired or of the future is none [EV-042]
 */
export function intentIn(text: string | null, now: Date): SignUpIntent | undefined {
  const intent = parse(text)
  if (!isIntent(intent)) return undefined
  const age = now.getTime() - intent.at
  return age >= 0 && age <= EXPIRES_AFTER_MS ? intent : undefined
}

/** An intent is used only on its own event, and only while that has the subgroup. */
export function intentMatches(intent: SignUpIntent, event: Pick<Event, 'id' | 'subgroups'>): boolean {
  return intent.eventId === event.id && event.subgroups.some(({ id }) => id === intent.subgroupId)
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** A plain guard, since visitors load this (docs/decisions/008). */
function isIntent(value: unknown): value is SignUpIntent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'eventId' in value &&
    Number.isSafeInteger(value.eventId) &&
    'subgroupId' in value &&
    Number.isSafeInteger(value.subgroupId) &&
    'at' in value &&
    Number.isSafeInteger(value.at) &&
    (!('by' in value) || typeof value.by === 'string')
  )
}
