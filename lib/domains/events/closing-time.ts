import type { Event, Subgroup } from './schema'

/** For a subgroup that allows late join without saying for how long [EV-088]. */
const DEFAULT_LATE_JOIN_MINUTES = 30

const MINUTE_MS = 60_000

type Start = Pick<Subgroup, 'rules' | 'startsAt' | 'registrationEndsAt' | 'lateJoinMinutes'>
type Registration = Pick<Event, 'registrationEndsAt'>

/** The last instant at which players can still sign up (decisions.md, Events) [EV-087]. */
export function closesAt(subgroup: Start, event: Registration): Date {
  const end = subgroup.registrationEndsAt ?? event.registrationEndsAt ?? subgroup.startsAt
  return new Date(Date.parse(end) + lateJoinMinutes(subgroup) * MINUTE_MS)
}

/** Whether that instant has passed [EV-086]. */
export function isClosed(subgroup: Start, event: Registration, now: Date): boolean {
  return now.getTime() > closesAt(subgroup, event).getTime()
}

function lateJoinMinutes({ rules, lateJoinMinutes: stated }: Start): number {
  return rules.includes('allows_late_join') ? (stated ?? DEFAULT_LATE_JOIN_MINUTES) : 0
}
