import { numberFormat } from '@/lib/core/formats'
import { paceOf, unitSymbols, type PaceBand } from './categories'
import type { Player } from './player'
import type { Event, Subgroup } from './schema'
import { signUpVerdict } from './sign-up/rules'

/** A player with what the session knows of their ability: watts per kilogram on a bike, km/h on foot. */
export type AblePlayer = Player & { wattsPerKilo?: number; runKmh?: number }

type FittingEvent = Pick<Event, 'sport' | 'restricted' | 'registrationEndsAt' | 'subgroups'>

/**
 * The group of an event whose pace a player can hold (docs/decisions/075); of several one that isn't for everybody (E), with
 * the narrowest band. Undefined if there is none that the player may be in, or nothing is known of the player's ability.
 */
export function fittingGroup(event: FittingEvent, player: AblePlayer, now: Date): Subgroup | undefined {
  const ability = abilityOf(event, player)
  if (ability === undefined) return undefined
  const fitting = event.subgroups.filter(
    (group) =>
      holdsPace(paceOf(event.sport, group), group, ability) &&
      signUpVerdict(event, group, player, now).kind !== 'blocked',
  )
  const isForAll = ({ category }: Subgroup) => (category === 'E' ? 1 : 0)
  const width = (group: Subgroup) => widthOf(paceOf(event.sport, group))
  return fitting.toSorted((one, other) => isForAll(one) - isForAll(other) || width(one) - width(other))[0]
}

/**
 * What a group of the event is chosen by, as text: "3.7 W/kg"; undefined if it isn't known. Rounded down, so that it never
 * seems to belong to the next harder group.
 */
export function abilityText(event: Pick<Event, 'sport'>, player: AblePlayer, locale: string): string | undefined {
  const ability = abilityOf(event, player)
  if (ability === undefined) return undefined
  const shown = Math.floor(Math.round(ability * 100) / 10) / 10
  const text = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(shown)
  return `${text} ${unitSymbols[event.sport === 'cycling' ? 'w/kg' : 'km/h']}`
}

function abilityOf({ sport }: Pick<Event, 'sport'>, player: AblePlayer): number | undefined {
  return sport === 'cycling' ? player.wattsPerKilo : player.runKmh
}

/** Nobody is too strong for the hardest category; a pace between two bands belongs to the harder one. */
function holdsPace({ from, to }: PaceBand, { category }: Pick<Subgroup, 'category'>, ability: number): boolean {
  return ability >= from && (ability < to || category === 'A')
}

const widthOf = ({ from, to }: PaceBand): number => to - from
