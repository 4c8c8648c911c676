import type { Event, EventType } from '../schema'

/** The filters of the calendar, in the order of their buttons [EV-067]. */
export const calendarFilters = ['all', 'workouts', 'group_rides', 'race', 'group_runs'] as const

export type CalendarFilter = (typeof calendarFilters)[number]

type Kind = Pick<Event, 'type' | 'sport' | 'tags'>

const oneOf =
  (...types: EventType[]) =>
  ({ type }: Kind) =>
    types.includes(type)

const isWorkout = oneOf('group_workout', 'workout')
const isGroup = oneOf('group', 'group_ride')
const isRace = oneOf('race', 'time_trial', 'team_time_trial')

/** The events that each filter includes (decisions.md, "Time and stages") [EV-067]. */
const includes: Record<CalendarFilter, (event: Kind) => boolean> = {
  all: () => true,
  workouts: isWorkout,
  group_rides: (event) => event.sport === 'cycling' && (isGroup(event) || event.type === 'fondo'),
  race: (event) => isRace(event) || event.tags.includes('race') /* EV-008 */,
  group_runs: (event) => event.sport === 'running' && isGroup(event),
}

export function fitsFilter(event: Kind, filter: CalendarFilter): boolean {
  return includes[filter](event)
}

/** The filters that make a difference for these events: none if all are of one kind [EV-068]. */
export function filtersFor(events: readonly Kind[]): CalendarFilter[] {
  const kinds = calendarFilters.filter((filter) => filter !== 'all' && events.some((event) => includes[filter](event)))
  return kinds.length > 1 ? ['all', ...kinds] : []
}

export function isCalendarFilter(text: string): text is CalendarFilter {
  return calendarFilters.some((filter) => filter === text)
}
