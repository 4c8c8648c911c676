import { clsx } from 'clsx'
import type { EventType } from '@/lib/domains/events/schema'

const colours: Record<EventType, string> = {
  fondo: 'bg-pine text-paper',
  group: 'bg-violet text-paper',
  group_workout: 'bg-lagoon text-paper',
  group_ride: 'bg-violet text-paper',
  race: 'bg-orange text-paper',
  time_trial: 'bg-yellow text-ink',
  team_time_trial: 'bg-yellow text-ink',
  workout: 'bg-lagoon text-paper',
  meetup: 'bg-ink text-paper',
}

type TypeBadgeProps = { type: EventType; label: string; className?: string }

/** A badge with an event's kind, in the kind's colour [CD-009]. */
export function TypeBadge({ type, label, className }: TypeBadgeProps) {
  return <span className={clsx('rounded-full px-3 py-1 text-xs font-semibold', colours[type], className)}>{label}</span>
}
