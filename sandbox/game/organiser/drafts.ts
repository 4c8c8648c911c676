import { z } from 'zod'
import type { GameEvent } from '../events/event.ts'

const eventTypes = [
  'GROUP_RIDE',
  'GROUP',
  'GROUP_WORKOUT',
  'WORKOUT',
  'RACE',
  'TIME_TRIAL',
  'TEAM_TIME_TRIAL',
  'FONDO',
  'MEETUP',
] as const

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
const text = z.string().trim().min(1).max(200)
const seconds = z.int().positive().nullish()

const ruleSchema = z.enum(['LADIES_ONLY', 'MEN_ONLY', 'ALLOWS_LATE_JOIN', 'CATEGORY_ENFORCEMENT'])

/** Rules of an event; the game ignores unknown ones (contracts.md). */
const rules = z
  .array(ruleSchema.or(z.string().transform(() => null)))
  .nullish()
  .transform((list) => list?.filter((rule) => rule !== null) ?? [])

const subgroupSchema = z.object({
  label: z.literal([1, 2, 3, 4, 5]),
  rulesSet: rules,
  registrationEnd: instant.nullish(),
  lateJoinInMinutes: z.int().nonnegative().nullish(),
  /** Start of the subgroup; absent: with the event. */
  eventSubgroupStart: instant.nullish(),
  routeId: z.int().positive().nullish(),
  durationInSeconds: seconds,
  fromPaceValue: z.number().nullish(),
  toPaceValue: z.number().nullish(),
})

/** An event as an organiser sends it (contracts.md, Game server: events). The game chooses the picture. */
export const draftSchema = z.object({
  name: text,
  description: z.string().max(5_000).nullish(),
  eventStart: instant,
  eventType: z.enum(eventTypes),
  sport: z.enum(['CYCLING', 'RUNNING']),
  restricted: z.boolean().nullish(),
  rulesSet: rules,
  eventSubgroups: z
    .array(subgroupSchema)
    .refine((groups) => new Set(groups.map(({ label }) => label)).size === groups.length, 'one start for each label'),
  routeId: z.int().positive().nullish(),
  registrationEnd: instant.nullish(),
  tags: z.array(text).nullish(),
  eventSeriesName: text.nullish(),
  durationInSeconds: seconds,
  eventSecret: text.nullish(),
})

export type Draft = z.output<typeof draftSchema>

/** Fields that the game adds to a draft. */
type Kept = Pick<GameEvent, 'id' | 'scene' | 'seriesId'>

/** An event from a draft; without a route it is on route 1. */
export function eventOfDraft(draft: Draft, { id, scene, seriesId }: Kept): GameEvent {
  const routeId = draft.routeId ?? 1
  const durationInSeconds = draft.durationInSeconds ?? null
  return {
    id,
    name: draft.name,
    description: draft.description ?? '',
    eventStart: draft.eventStart,
    eventType: draft.eventType,
    sport: draft.sport,
    restricted: draft.restricted ?? false,
    rulesSet: draft.rulesSet,
    routeId,
    registrationEnd: draft.registrationEnd ?? null,
    tags: draft.tags ?? [],
    seriesId,
    eventSeriesName: draft.eventSeriesName ?? null,
    scene,
    durationInSeconds,
    eventSecret: draft.eventSecret ?? null,
    eventSubgroups: draft.eventSubgroups.map((subgroup) => ({
      id: id * 10 + subgroup.label,
      label: subgroup.label,
      rulesSet: subgroup.rulesSet,
      registrationEnd: subgroup.registrationEnd ?? null,
      lateJoinInMinutes: subgroup.lateJoinInMinutes ?? null,
      eventSubgroupStart: subgroup.eventSubgroupStart ?? draft.eventStart,
      routeId: subgroup.routeId ?? routeId,
      durationInSeconds: subgroup.durationInSeconds ?? durationInSeconds,
      fromPaceValue: subgroup.fromPaceValue ?? null,
      toPaceValue: subgroup.toPaceValue ?? null,
    })),
  }
}
