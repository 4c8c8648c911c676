import type { Player } from '../players.ts'
import type { Rule, Start } from './event.ts'
import { categoryOf } from './pace.ts'

/** Why a sign-up is refused, as the `key` of a 403 (contracts.md, Game server: events). */
export type SignupRefusal = 'event.restricted' | 'event.gender' | 'event.category.enforcement' | 'event.closed'

const minuteMs = 60_000
const defaultLateJoinMinutes = 30

/** Why a player may not sign up to a start at `now`; undefined if the player may. */
export function signupRefusal(start: Start, player: Player, now: Date): SignupRefusal | undefined {
  if (start.event.restricted) return 'event.restricted'
  return accessRefusal(start, player) ?? (now.getTime() > closingTime(start) ? 'event.closed' : undefined)
}

/**
 * Whether the game admits a player to a start: false if a rule forbids it, true if a rule was checked and met, null if
 * no rule could be checked.
 */
export function accessValidation(start: Start, player: Player): boolean | null {
  if (accessRefusal(start, player)) return false
  const rules = rulesOf(start)
  if (rules.has('CATEGORY_ENFORCEMENT')) return categoryOf(player, start.event.sport) === undefined ? null : true
  return rules.has('LADIES_ONLY') || rules.has('MEN_ONLY') ? true : null
}

/** Checks the access rules. An unknown gender counts as not male (contracts.md); an unknown category is admitted. */
function accessRefusal(start: Start, player: Player): SignupRefusal | undefined {
  const rules = rulesOf(start)
  const isMale = player.isMale === true
  if (rules.has(isMale ? 'LADIES_ONLY' : 'MEN_ONLY')) return 'event.gender'
  const isBelow = rules.has('CATEGORY_ENFORCEMENT') && racesDown(start, player)
  return isBelow ? 'event.category.enforcement' : undefined
}

/**
 * Whether the player would race in a weaker category, which is forbidden; a stronger one is allowed, and E is open to
 * all.
 */
function racesDown({ event, subgroup }: Start, player: Player): boolean {
  const category = categoryOf(player, event.sport)
  return category !== undefined && subgroup.label !== 5 && subgroup.label > category
}

/** When a start closes, in milliseconds since 1970, inclusive; late join extends it (decisions.md, Events). */
function closingTime(start: Start): number {
  const { event, subgroup } = start
  const end = Date.parse(subgroup.registrationEnd ?? event.registrationEnd ?? subgroup.eventSubgroupStart)
  const late = rulesOf(start).has('ALLOWS_LATE_JOIN') ? (subgroup.lateJoinInMinutes ?? defaultLateJoinMinutes) : 0
  return end + late * minuteMs
}

function rulesOf({ event, subgroup }: Start): ReadonlySet<Rule> {
  return new Set([...event.rulesSet, ...subgroup.rulesSet])
}
