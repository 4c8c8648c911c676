import * as z from 'zod/mini'
import type { Event, EventRule } from './schema'

/** Marks of an event that is not for everybody [PB-069]. */
export const eventMarkSchema = z.enum(['women_only', 'men_only', 'categories_enforced'])

export type EventMark = z.infer<typeof eventMarkSchema>

const rules: Record<EventMark, EventRule> = {
  women_only: 'ladies_only',
  men_only: 'men_only',
  categories_enforced: 'category_enforcement',
}

/** The marks whose rule applies to every start; rules of some starts don't mark the event. */
export function marksOf({ rules: own, subgroups }: Pick<Event, 'rules' | 'subgroups'>): EventMark[] {
  const ofStarts = subgroups.length > 0 ? subgroups.map((each) => each.rules) : [own]
  return eventMarkSchema.options.filter((mark) => ofStarts.every((each) => each.includes(rules[mark])))
}
