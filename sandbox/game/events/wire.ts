import type { Player } from '../players.ts'
import type { GameEvent, Subgroup } from './event.ts'
import { accessValidation } from './validation.ts'

/** The wire format of events (contracts.md, Game server: events). */
export type EventWire = {
  publicEvent: (event: GameEvent) => object
  /** The event with what the player may do and has done; `joined` is the subgroup that the player is signed up to. */
  playerEvent: (event: GameEvent, player: Player, joined: number | undefined) => object
  /** Like `playerEvent`, with the secret. */
  fullEvent: (event: GameEvent, player: Player, joined: number | undefined) => object
}

/** @param origin public origin of the sandbox, for picture addresses */
export function createEventWire(origin: string): EventWire {
  const shared = (event: GameEvent): object => ({
    id: event.id,
    name: event.name,
    description: event.description,
    eventStart: event.eventStart,
    eventType: event.eventType,
    sport: event.sport,
    restricted: event.restricted,
    rulesSet: event.rulesSet,
    routeId: event.routeId,
    registrationEnd: event.registrationEnd,
    tags: event.tags,
    eventSeriesName: event.eventSeriesName,
    imageUrl: `${origin}/media/scenes/${event.scene}.png`,
    durationInSeconds: event.durationInSeconds,
  })
  const playerEvent = (event: GameEvent, player: Player, joined: number | undefined): object => ({
    ...shared(event),
    signedUp: joined !== undefined,
    eventSubgroups: event.eventSubgroups.map((subgroup) => ({
      ...subgroup,
      accessValidationResult: accessValidation({ event, subgroup }, player),
      signedUp: subgroup.id === joined,
    })),
  })
  return {
    publicEvent: (event) => ({
      ...shared(event),
      signedUp: false,
      eventSubgroups: event.eventSubgroups.map(publicSubgroup),
    }),
    playerEvent,
    fullEvent: (event, player, joined) => ({
      ...playerEvent(event, player, joined),
      eventSecret: event.eventSecret,
    }),
  }
}

function publicSubgroup(subgroup: Subgroup): object {
  return { ...subgroup, accessValidationResult: null, signedUp: false }
}
