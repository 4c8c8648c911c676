import { allowedSubgroups, fitsGender } from './access-rules'
import type { Player } from './player'
import type { Event } from './schema'

/** The upcoming events that are visible to this player, in the order given [EV-097, EV-103]. */
export function listedEvents(events: readonly Event[], player: Player | undefined, now: Date): Event[] {
  return events.filter((event) => Date.parse(event.startsAt) > now.getTime() && isVisibleTo(event, player))
}

/** Whether an event is visible to a player; one whose every start is for others is not [EV-090]. */
export function isVisibleTo(event: Pick<Event, 'rules' | 'subgroups'>, player: Player | undefined): boolean {
  const hasStarts = event.subgroups.length > 0
  return hasStarts ? allowedSubgroups(event, player).length > 0 : fitsGender(event.rules, player)
}
