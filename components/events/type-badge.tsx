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

/** The kind of an event in words, in a colour that tells the kinds apart at a glance [CD-009]. */
export function TypeBadge({ type, label, className }: TypeBadgeProps) {
  return <span className={clsx('rounded-full px-3 py-1 text-xs font-semibold', colours[type], className)}>{label}</span>
}
