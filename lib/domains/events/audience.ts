import * as z from 'zod/mini'
import { isVisibleTo } from './list-rules'
import { marksOf, type EventMark } from './marks'
import type { Player } from './player'
import type { Event } from './schema'

/**
 * Audiences that a list on a public page distinguishes: visitors, and players by their gender, if the game knows it
 * [EV-090, EV-097]. The page marks each event with the audiences that may see it; CSS shows the list that fits the
 * current visitor (events.css).
 */
export const audienceSchema = z.enum(['visitor', 'male', 'other'])

export type Audience = z.infer<typeof audienceSchema>

const players: Record<Audience, Player | undefined> = {
  visitor: undefined,
  male: { isMale: true },
  other: { isMale: false },
}

const audiences = audienceSchema.options

type Ruled = Pick<Event, 'rules' | 'subgroups'>

/** The audiences to whom an event is visible. */
export function audiencesOf(event: Ruled): Audience[] {
  return audiences.filter((audience) => isVisibleTo(event, players[audience]))
}

/** An event in a public list, with the audiences to whom it is visible and its marks. */
export type Shown<Item> = Item & { shownTo: Audience[]; marks: EventMark[] }

/** The first events of a list for each audience, without duplicates and in the given order. */
export function firstForEach<Item extends Ruled>(events: readonly Item[], most: number): Shown<Item>[] {
  const seen: Record<Audience, number> = { visitor: 0, male: 0, other: 0 }
  const shown: Shown<Item>[] = []
  for (const event of events) {
    const shownTo = audiencesOf(event).filter((audience) => seen[audience] < most)
    for (const audience of shownTo) seen[audience] += 1
    if (shownTo.length > 0) shown.push({ ...event, shownTo, marks: marksOf(event) })
    if (audiences.every((audience) => seen[audience] === most)) break
  }
  return shown
}
