import type { Player } from './player'
import type { Event, EventRule, Subgroup } from './schema'

/** Whether the gender rules admit a player. Visitors aren't refused (decisions.md, Events). */
export function fitsGender(rules: readonly EventRule[], player: Player | undefined): boolean {
  if (!player) return true
  return !rules.includes(player.isMale ? 'ladies_only' : 'men_only')
}

/** The starts a player may choose from, in the event's order [EV-084, EV-085, EV-090]. */
export function allowedSubgroups({ subgroups }: Pick<Event, 'subgroups'>, player: Player | undefined): Subgroup[] {
  return subgroups.filter(({ rules }) => fitsGender(rules, player))
}
