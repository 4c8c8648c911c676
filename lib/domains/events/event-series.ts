import { firstForEach, type Shown } from './audience'
import type { Event } from './schema'

/** A neighbour of an event: in its series, or of its kind. */
export type EventNeighbour = Shown<Pick<Event, 'id' | 'name' | 'startsAt' | 'type' | 'sport' | 'imageUrl'>>

export type EventsAround = {
  /** Number of the event's stage in its series [EV-009]. */
  stage: number | undefined
  /** The next event of the previous and of the next stage, for each audience. */
  previous: EventNeighbour[]
  next: EventNeighbour[]
  related: EventNeighbour[]
}

const RELATED = 3

/** An event's neighbours, among the upcoming events that share a tag with it. */
export function eventsAround(event: Event, upcoming: readonly Event[]): EventsAround {
  const stage = stageOf(event)
  const others = upcoming.filter(({ id }) => id !== event.id)
  const inSeries = others.filter((other) => stage !== undefined && seriesOf(other) === seriesOf(event))
  const nextOf = (number: number) =>
    firstForEach(
      inSeries.filter((other) => stageOf(other) === number),
      1,
    )
  const [previous, next] = stage === undefined ? [[], []] : [nextOf(stage - 1), nextOf(stage + 1)]
  const inNavigation = new Set([...previous, ...next].map(({ id }) => id))
  const related = firstForEach(
    others.filter(({ id }) => !inNavigation.has(id)),
    RELATED,
  )
  return { stage, previous, next, related }
}

const stageOf = ({ seriesName }: Event) => (seriesName === undefined ? undefined : parseStageNumber(seriesName))

/** A stage's number in the name of its series: from `stage N`, otherwise at the end of the name [EV-009]. */
export function parseStageNumber(seriesName: string): number | undefined {
  const digits = /stage\s*(\d+)/i.exec(seriesName)?.[1] ?? /\d+$/.exec(seriesName.trimEnd())?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** A series' name without the number of the stage. */
const seriesOf = ({ seriesName = '' }: Event) => seriesName.replace(/\d+(?=\D*$)/, '').trim()
