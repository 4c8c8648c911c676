import type { GameEventFilter } from '@/lib/services/game/event-filter'
import type { Window } from './calendar/window'
import type { Search } from './event-search'
import type { EventRule } from './schema'

/** A search as the game server takes it [EV-114, CD-024]: the first to start comes first. */
export function searchToGame({ tags, hasRules, onlyRules, isEnforced }: Search, { from, to }: Window): GameEventFilter {
  return {
    tags,
    from: from.toISOString(),
    to: to.toISOString(),
    rulesSet: hasRules && rulesToGame(hasRules),
    rulesOrSet: onlyRules && rulesToGame(onlyRules),
    onlyAccessExpression: isEnforced,
    sortField: 'eventStart',
    sortOrder: 'ASC',
  }
}

const rulesToGame = (rules: EventRule[]) => rules.map((rule) => rule.toUpperCase())
