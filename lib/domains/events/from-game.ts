import type { GameEvent, GameSubgroup } from '@/lib/services/game/events'
import type { GameJoinedEvent } from '@/lib/services/game/player-events'
import { categoryOf } from './categories'
import { durationOf } from './duration'
import type { JoinedEvent } from './joined-event'
import { metricsOf } from './metrics'
import {
  eventRuleSchema,
  eventTypeSchema,
  type Event,
  type EventRule,
  type EventType,
  type Route,
  type Subgroup,
} from './schema'

/** An event of the game server in our terms. */
export function eventFromGame(event: GameEvent): Event {
  return {
    id: event.id,
    name: event.name,
    description: event.description,
    startsAt: event.eventStart,
    type: eventTypeFromGame(event.eventType),
    sport: event.sport === 'RUNNING' ? 'running' : 'cycling',
    restricted: event.restricted ?? false,
    rules: rulesFromGame(event.rulesSet),
    subgroups: event.eventSubgroups.map((subgroup) => subgroupFromGame(subgroup, event)),
    routeId: event.routeId,
    registrationEndsAt: event.registrationEnd,
    tags: event.tags,
    seriesName: event.eventSeriesName,
    imageUrl: event.imageUrl,
    durationSeconds: event.durationInSeconds,
    signedUp: event.signedUp ?? false,
  }
}

/** Optional fields may be missing in hand-written data. */
type JoinedOnTheWire = Omit<GameJoinedEvent, 'routeId' | 'durationInSeconds'> & Partial<GameJoinedEvent>

/** @param route of its `routeId`; without it the event has no metrics */
export function joinedEventFromGame(joined: JoinedOnTheWire, route: Route | undefined): JoinedEvent {
  const durationSeconds = joined.durationInSeconds
  return {
    eventId: joined.eventId,
    subgroupId: joined.eventSubgroupId,
    startsAt: joined.eventSubgroupStart,
    name: joined.name,
    category: categoryOf(joined.label),
    durationSeconds,
    routeId: joined.routeId,
    metrics: metricsOf(route, durationOf({ durationSeconds })),
  }
}

function subgroupFromGame(subgroup: GameSubgroup, event: GameEvent): Subgroup {
  return {
    id: subgroup.id,
    category: categoryOf(subgroup.label),
    startsAt: subgroup.eventSubgroupStart,
    rules: rulesFromGame([...event.rulesSet, ...subgroup.rulesSet]),
    registrationEndsAt: subgroup.registrationEnd,
    lateJoinMinutes: subgroup.lateJoinInMinutes,
    routeId: subgroup.routeId,
    durationSeconds: subgroup.durationInSeconds,
    paceFrom: subgroup.fromPaceValue,
    paceTo: subgroup.toPaceValue,
    accessValidated: subgroup.accessValidationResult,
    signedUp: subgroup.signedUp ?? false,
  }
}

/** The server's types are an open list, in varying spellings [EV-011]; unknown ones count as meetups [CD-010]. */
function eventTypeFromGame(eventType: string): EventType {
  const words = eventType.trim().toLowerCase()
  const known = eventTypeSchema.safeParse(words.replaceAll(/[\s-]+/g, '_'))
  return known.success ? known.data : 'meetup'
}

function rulesFromGame(rulesSet: string[]): EventRule[] {
  const names = new Set(rulesSet.map((rule) => rule.toLowerCase()))
  return eventRuleSchema.options.filter((rule) => names.has(rule))
}
