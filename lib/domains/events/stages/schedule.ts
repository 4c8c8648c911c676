import * as z from 'zod/mini'
import type { Identifier } from '@/lib/core/identifier'
import { identifierSchema } from '@/lib/core/identifier-schema'
import { allowedSubgroups } from '../access-rules'
import { isClosed } from '../closing-time'
import type { Player } from '../player'
import { categorySchema, type Category, type Event } from '../schema'

/** The kinds of events that the scheduler offers, in the order of their buttons [EV-064]. */
export const scheduleKinds = ['group_ride', 'group_run', 'race', 'group_workout'] as const

const kindSchema = z.enum(scheduleKinds)

export type ScheduleKind = z.infer<typeof kindSchema>

/** The categories, always the same [EV-065]. */
export const scheduleCategories: readonly Category[] = categorySchema.options

/** One start that a player may choose. */
export const startSchema = z.object({
  eventId: identifierSchema,
  subgroupId: identifierSchema,
  kind: kindSchema,
  category: categorySchema,
  startsAt: z.iso.datetime(),
})

export type Start = z.infer<typeof startSchema>

/** The starts that a player may choose from, in chronological order. */
export function startsOf(events: readonly Event[], player: Player | undefined, now: Date): Start[] {
  return events
    .filter(({ restricted }) => !restricted)
    .flatMap((event) => {
      const kind = kindOf(event)
      const open = allowedSubgroups(event, player).filter((subgroup) => !isClosed(subgroup, event, now))
      return kind === undefined
        ? []
        : open.map(({ id, category, startsAt }) => ({ eventId: event.id, subgroupId: id, kind, category, startsAt }))
    })
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
}

function kindOf({ type, sport }: Event): ScheduleKind | undefined {
  if (type === 'group' || type === 'group_ride') return sport === 'running' ? 'group_run' : 'group_ride'
  return scheduleKinds.find((kind) => kind === type)
}

/** A player's choices so far; each step offers what the previous ones leave. */
export type Choice = { kind?: ScheduleKind; category?: Category; day?: string; subgroupId?: Identifier }

/** The options of each step; `dayOf` returns the day of an instant in the player's zone. */
export type Options = {
  kinds: ScheduleKind[]
  /** Every category; one without events, of the chosen kind if there is one, is disabled [EV-066]. */
  categories: { category: Category; isEnabled: boolean }[]
  days: string[]
  times: Start[]
}

/**
 * Completes a choice: a single kind or category is chosen automatically [EV-055], and what is no longer available is
 * dropped. Also returns the options of each step [EV-054, EV-056, EV-057].
 */
export function scheduleFor(
  starts: readonly Start[],
  choice: Choice,
  dayOf: (instant: string) => string,
): { choice: Choice; options: Options; start: Start | undefined } {
  const kinds = scheduleKinds.filter((kind) => starts.some((start) => start.kind === kind))
  const kind = chosen(kinds, choice.kind)
  const ofKind = starts.filter((start) => kind === undefined || start.kind === kind)

  const present = scheduleCategories.filter((each) => ofKind.some(({ category }) => category === each))
  const category = chosen(present, choice.category)
  const ofCategory = ofKind.filter((start) => kind !== undefined && start.category === category)

  const days = [...new Set(ofCategory.map(({ startsAt }) => dayOf(startsAt)))]
  const day = days.find((each) => each === choice.day)
  const times = ofCategory.filter(({ startsAt }) => dayOf(startsAt) === day)
  const start = times.find(({ subgroupId }) => subgroupId === choice.subgroupId)

  const categories = scheduleCategories.map((each) => ({ category: each, isEnabled: present.includes(each) }))
  return {
    choice: { kind, category, day, subgroupId: start?.subgroupId },
    options: { kinds, categories, days, times },
    start,
  }
}

/** The wanted item if it is available; if there is only one, that one. */
function chosen<Item>(items: readonly Item[], wanted: Item | undefined): Item | undefined {
  const [only] = items
  return items.length === 1 ? only : items.find((item) => item === wanted)
}
