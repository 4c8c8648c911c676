import { type Random, pick } from '../../kernel/random.ts'
import type { GameEvent, Label, Rule, Subgroup } from './event.ts'
import { paceBands } from './pace.ts'
import type { Programme } from './programme.ts'

const minuteMs = 60_000

/** One event of a programme; its route and picture are chosen at random from the programme's. */
export function buildEvent(id: number, start: Date, programme: Programme, random: Random): GameEvent {
  const routeId = programme.routePerStart ? programme.routeIds[0] : pick(random, programme.routeIds)
  const closes = programme.closesMinutesBefore
  return {
    id,
    name: programme.name,
    description: programme.description,
    eventStart: start.toISOString(),
    eventType: programme.eventType,
    sport: programme.sport,
    restricted: programme.restricted ?? false,
    rulesSet: programme.rules ?? [],
    eventSubgroups: programme.labels.map((label, index) => buildSubgroup(id, start, programme, label, index, routeId)),
    routeId,
    registrationEnd: closes === undefined ? null : minutesAfter(start, -closes),
    tags: programme.tags,
    seriesId: programme.series?.id ?? null,
    eventSeriesName: programme.series?.name ?? null,
    scene: pick(random, programme.scenes),
    durationInSeconds: programme.minutes === null ? null : programme.minutes * 60,
    eventSecret: null,
  }
}

function buildSubgroup(
  eventId: number,
  eventStart: Date,
  programme: Programme,
  label: Label,
  index: number,
  eventRouteId: number,
): Subgroup {
  const offset = index * (programme.staggerMinutes ?? 0)
  const closes = programme.closesMinutesBefore
  const rule: Rule | undefined = programme.startRules?.[label]
  const [from, to] = programme.openPace ? [null, null] : paceBands[programme.sport][label]
  return {
    id: eventId * 10 + label,
    label,
    rulesSet: rule ? [rule] : [],
    registrationEnd: offset && closes !== undefined ? minutesAfter(eventStart, offset - closes) : null,
    lateJoinInMinutes: programme.lateJoinMinutes ?? null,
    eventSubgroupStart: minutesAfter(eventStart, offset),
    routeId: (programme.routePerStart ? programme.routeIds[index] : undefined) ?? eventRouteId,
    durationInSeconds: programme.minutes === null ? null : programme.minutes * 60,
    fromPaceValue: from,
    toPaceValue: to,
  }
}

function minutesAfter(instant: Date, minutes: number): string {
  return new Date(instant.getTime() + minutes * minuteMs).toISOString()
}
