import * as z from 'zod/mini'
import { isVisibleTo } from './list-rules'
import { marksOf, type EventMark } from './marks'
import type { Player } from './player'
import type { Event } from './schema'

/**
 * Whom a list of a page that is the same for everybody tells apart: visitors, and players by what the game knows of
 * them [EV-090, EV-097]. The page says of each event to whom it shows; CSS shows the list that fits the current visitor
 * (events.css).
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

/** To whom an event shows. */
export function audiencesOf(event: Ruled): Audience[] {
  return audiences.filter((audience) => isVisibleTo(event, players[audience]))
}

/** An event in a list that is the same for everybody: to whom it shows, as an attribute says it, and how it is marked. */
export type Shown<Item> = Item & { shownTo: Audience[]; marks: EventMark[] }

/** The first events of a list for each audience, each event once and in the order given. */
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
