import type { Player } from '../players.ts'
import type { GameEvent, Subgroup } from './event.ts'
import { categoryOf } from './pace.ts'

/**
 * Whether the game lets a player into one start: false when a rule is against it, true when a rule was judged
 * and met, null when there was nothing to judge by. An unknown gender counts as not male (contracts.md).
 */
export function accessValidation(event: GameEvent, subgroup: Subgroup, player: Player): boolean | null {
  const rules = new Set([...event.rulesSet, ...subgroup.rulesSet])
  const isMale = player.isMale === true
  if (rules.has('LADIES_ONLY') && isMale) return false
  if (rules.has('MEN_ONLY') && !isMale) return false
  if (rules.has('CATEGORY_ENFORCEMENT')) return meetsCategory(event, subgroup, player)
  return rules.has('LADIES_ONLY') || rules.has('MEN_ONLY') ? true : null
}

/** Racing up is allowed, racing down is not, and E is open to all. */
function meetsCategory({ sport }: GameEvent, { label }: Subgroup, player: Player): boolean | null {
  const category = categoryOf(player, sport)
  if (category === undefined) return null
  return label === 5 || label <= category
}
