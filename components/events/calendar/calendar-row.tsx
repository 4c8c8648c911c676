import type { ReactNode } from 'react'
import { InternalLink } from '@/components/ui/link'
import { formatTime } from '@/components/ui/local-time/day-text'
import { inVisitorZone } from '@/components/ui/local-time/in-visitor-zone'
import { soonBefore } from '@/components/ui/local-time/near-text'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath } from '@/lib/core/paths'
import { convertClimb, convertLength } from '@/lib/core/units'
import { fill } from '@/lib/core/words'
import type { CalendarEvent } from '@/lib/domains/events/calendar/page'
import { paceRangeText } from '@/lib/domains/events/categories'
import { durationOf, durationParts } from '@/lib/domains/events/duration'
import type { SignUpNotice } from '@/lib/domains/events/sign-up/rules'
import { GroupLetter } from '../group-letter'
import { InUnits } from '../in-units'
import { SportIcon } from '../sport-icon'
import { TypeBadge } from '../type-badge'
import { CalendarRowActions } from './calendar-row-actions'
import type { CalendarTexts } from './calendar-texts'

/** Props that all rows have in common. */
export type RowOptions = {
  locale: Locale
  timeZone: string
  /** Whether that is the visitor's own zone, since none was chosen. */
  isOwnZone: boolean
  /** Time at which the list was read. */
  now: Date
  texts: CalendarTexts
  notices: Record<SignUpNotice, ReactNode>
}

export type RowProps = RowOptions & { event: CalendarEvent }

/** A row of the calendar: what one decides by, and the event's sign-up controls. */
export function CalendarRow({ event, ...options }: RowProps) {
  const { locale, timeZone, isOwnZone } = options
  return (
    <div className="calendar-row">
      <p className="calendar-when">
        <time
          dateTime={event.startsAt}
          className="calendar-time"
          suppressHydrationWarning
          {...(isOwnZone && inVisitorZone('clock', event.startsAt))}
        >
          {formatTime(event.startsAt, locale, timeZone)}
        </time>
        <span className="calendar-soon" {...soonBefore(event.startsAt)}>
          {' '}
        </span>
      </p>
      <div className="calendar-what">
        <h4>
          <InternalLink href={localizedPath(eventPath(event.id), locale)} className="calendar-link">
            <bdi>{event.name}</bdi>
          </InternalLink>
        </h4>
        <RowFacts event={event} {...options} />
      </div>
      {event.subgroups.length > 0 && <CalendarRowActions event={event} {...options} />}
    </div>
  )
}

/** Kind and sport, how long, how far and how high, the groups with the paces that they span, and the route. */
function RowFacts({ event, locale, texts }: RowProps) {
  const { route, sport, subgroups, type } = event
  const { hours, minutes } = durationParts(durationOf(event))
  const letters = [...new Set(subgroups.map(({ category }) => category))].toSorted()
  return (
    <div className="calendar-facts">
      <span className="calendar-fact">
        <TypeBadge type={type} label={texts.types[type]} />
        <SportIcon sport={sport} />
        <span className="sr-only">{texts.sports[sport]}</span>
      </span>
      <span>{fill(hours === undefined ? texts.minutes : texts.hours, { hours: hours ?? 0, minutes })}</span>
      {route && (
        <span>
          <InUnits locale={locale} digits={1} measure={(system) => convertLength(route.distanceMeters, system)} />
        </span>
      )}
      {route && (
        <span>
          <span aria-hidden="true">↗ </span>
          <InUnits locale={locale} digits={0} measure={(system) => convertClimb(route.elevationMeters, system)} />
        </span>
      )}
      {letters.length > 0 && (
        <span className="calendar-fact">
          <span className="sr-only">{fill(texts.levels, { levels: letters.join(', ') })}</span>
          <span className="flex gap-1">
            {letters.map((category) => (
              <GroupLetter key={category} category={category} className="size-5 text-xs" />
            ))}
          </span>
          {paceRangeText(sport, subgroups, locale)}
        </span>
      )}
      {route && <bdi className="calendar-route">{route.name}</bdi>}
    </div>
  )
}
