import type { GameEventFilter } from '@/lib/services/game/event-filter'
import type { Window } from './calendar/window'
import type { Search } from './event-search'
import type { EventRule } from './schema'

/** Converts a search to the game server's format [EV-114, CD-024], ordered by start. */
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
