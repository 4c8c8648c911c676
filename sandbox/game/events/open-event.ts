import { fail } from '../http.ts'
import type { Calendar } from './calendar.ts'
import type { GameEvent } from './event.ts'

/**
 * An event by id, otherwise 404. A secret one exists only for players who name its secret, and for those signed up to
 * it: my-events tells no secret (contracts.md), yet leads here.
 */
export function openEvent(calendar: Calendar, id: number, secret: string | undefined, isJoined = false): GameEvent {
  const event = calendar.find(id)
  const isOpen = event && (event.eventSecret === null || event.eventSecret === secret || isJoined)
  return isOpen ? event : fail(404, 'no such event')
}
