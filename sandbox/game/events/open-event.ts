import { fail } from '../http.ts'
import type { Calendar } from './calendar.ts'
import type { GameEvent } from './event.ts'

/**
 * An event by id, otherwise 404. A secret event exists only for players who name its secret, or who are signed up to
 * it: my-events contains no secrets (contracts.md), but links to its events.
 */
export function openEvent(calendar: Calendar, id: number, secret: string | undefined, isJoined = false): GameEvent {
  const event = calendar.find(id)
  const isOpen = event && (event.eventSecret === null || event.eventSecret === secret || isJoined)
  return isOpen ? event : fail(404, 'no such event')
}
