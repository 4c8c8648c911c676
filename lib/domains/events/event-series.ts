import { stageNumberIn } from './stages/number'
import type { Event } from './schema'

/** An event beside another: in its series, or of its kind. */
export type EventNeighbour = Pick<Event, 'id' | 'name' | 'startsAt' | 'type' | 'sport' | 'imageUrl'>

export type EventsAround = {
  /** The stage of its series that the event belongs to [EV-009]. */
  stage: number | undefined
  /** The next events of the stage before and of the stage after. */
  previous: EventNeighbour | undefined
  next: EventNeighbour | undefined
  related: EventNeighbour[]
}

const RELATED = 3

/** What stands around an event, out of the events to come that share a tag with it. */
export function eventsAround(event: Event, upcoming: readonly Event[]): EventsAround {
  const stage = stageOf(event)
  const others = upcoming.filter(({ id }) => id !== event.id)
  const inSeries = others.filter((other) => stage !== undefined && seriesOf(other) === seriesOf(event))
  const ofStage = (number: number) => inSeries.find((other) => stageOf(other) === number)
  const previous = stage === undefined ? undefined : ofStage(stage - 1)
  const next = stage === undefined ? undefined : ofStage(stage + 1)
  const related = others.filter((other) => other !== previous && other !== next).slice(0, RELATED)
  return { stage, previous, next, related }
}

const stageOf = ({ seriesName }: Event) => (seriesName === undefined ? undefined : stageNumberIn(seriesName))

/** A series' name without the number of the stage. */
const seriesOf = ({ seriesName = '' }: Event) => seriesName.replace(/\d+(?=\D*$)/, '').trim()
