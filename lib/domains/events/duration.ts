/** For an event that states no duration [EV-022]. */
const DEFAULT_DURATION_SECONDS = 3600

type Timed = { durationSeconds?: number }

/** Duration in seconds; a subgroup's own takes precedence over its event's. */
export function durationOf(event: Timed, subgroup?: Timed): number {
  return subgroup?.durationSeconds ?? event.durationSeconds ?? DEFAULT_DURATION_SECONDS
}

const HOURS_SHOWN_ABOVE_SECONDS = 2 * 3600

/** A duration for display: in hours and minutes above two hours, otherwise in minutes, rounded [EV-132]. */
export function durationParts(seconds: number): { hours?: number; minutes: number } {
  const minutes = Math.round(seconds / 60)
  if (seconds <= HOURS_SHOWN_ABOVE_SECONDS) return { minutes }
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
