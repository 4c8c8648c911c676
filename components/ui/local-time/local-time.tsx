import { clsx } from 'clsx'
import { longestTimeText, timeText, type TimeFormat } from '@/lib/core/time-text'
import { inVisitorZone } from './in-visitor-zone'

type LocalTimeProps = {
  /** ISO 8601 in UTC. */
  instant: string
  locale: string
  format?: TimeFormat
  /** The zone that the visitor has chosen, on a page that is rendered for one request. */
  timeZone?: string
  className?: string
}

/**
 * An instant, rendered in UTC by the server, unless it knows the visitor's zone, and put into the visitor's zone by the
 * head script, always with its name (decisions.md, "Time and stages"). A hidden text of the longest form reserves the
 * space, so that nothing shifts.
 */
export function LocalTime({ instant, locale, format = 'short', timeZone = 'UTC', className }: LocalTimeProps) {
  return (
    <time
      dateTime={instant}
      data-longest={longestTimeText(instant, { locale, format, timeZone: 'UTC' })}
      className={clsx('local-time', className)}
    >
      <span {...inVisitorZone(format, instant)}>{timeText(instant, { locale, format, timeZone })}</span>
    </time>
  )
}
