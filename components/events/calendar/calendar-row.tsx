import type { ReactNode } from 'react'
import { IntentForm } from '@/components/session/intent-form'
import { InternalLink } from '@/components/ui/link'
import { formatTime } from '@/components/ui/local-time/day-text'
import { inVisitorZone } from '@/components/ui/local-time/in-visitor-zone'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath } from '@/lib/core/paths'
import { fill } from '@/lib/core/words'
import type { CalendarEvent } from '@/lib/domains/events/calendar/page'
import { paceText } from '@/lib/domains/events/categories'
import { durationOf, durationParts } from '@/lib/domains/events/duration'
import type { Subgroup } from '@/lib/domains/events/schema'
import type { SignUpNotice } from '@/lib/domains/events/sign-up/rules'
import { GroupLetter } from '../group-letter'
import { SharedNotices, VisitorSignUp } from '../sign-up/lazy'
import { SignUpControl } from '../sign-up/sign-up-control'
import { SportIcon } from '../sport-icon'
import { TypeBadge } from '../type-badge'
import type { CalendarTexts } from './calendar-texts'
import { PlayerRow } from './lazy'

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

type RowProps = RowOptions & { event: CalendarEvent }

/** A row of the calendar: time, name and duration of an event, and its sign-up controls. */
export function CalendarRow({ event, ...options }: RowProps) {
  const { locale, timeZone, isOwnZone, texts } = options
  const { hours, minutes } = durationParts(durationOf(event))
  return (
    <div className="calendar-row">
      <time
        dateTime={event.startsAt}
        className="calendar-time"
        suppressHydrationWarning
        {...(isOwnZone && inVisitorZone('clock', event.startsAt))}
      >
        {formatTime(event.startsAt, locale, timeZone)}
      </time>
      <div className="min-w-0">
        <h4 className="text-lg">
          <InternalLink href={localizedPath(eventPath(event.id), locale)} className="hover:underline">
            <bdi>{event.name}</bdi>
          </InternalLink>
        </h4>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <TypeBadge type={event.type} label={texts.types[event.type]} />
          <span className="inline-flex items-center gap-2">
            <SportIcon sport={event.sport} />
            {texts.sports[event.sport]}
          </span>
          <span>{fill(hours === undefined ? texts.minutes : texts.hours, { hours: hours ?? 0, minutes })}</span>
        </p>
      </div>
      {event.subgroups.length > 0 && <RowActions event={event} {...options} />}
    </div>
  )
}

function RowActions({ event, ...options }: RowProps) {
  const { texts } = options
  const [only] = event.subgroups
  return (
    <IntentForm intent={{ kind: 'event_sign_up', eventId: String(event.id) }} className="calendar-actions">
      <PlayerRow event={event} groupText={texts.isIn} />
      {event.subgroups.length === 1 && only ? (
        <GroupSignUp event={event} subgroup={only} {...options} />
      ) : (
        <Groups event={event} {...options} />
      )}
      <VisitorSignUp />
    </IntentForm>
  )
}

/** Several groups are collapsed: a page of the calendar would have fifty buttons otherwise. */
function Groups({ event, ...options }: RowProps) {
  const { texts, locale } = options
  return (
    <details className="calendar-groups">
      <summary>
        <span className="sr-only">{event.name}: </span>
        {texts.groups}
      </summary>
      <SharedNotices eventId={event.id} startsAt={event.startsAt} notices={options.notices} />
      <ul className="divide-y divide-line">
        {event.subgroups.map((subgroup) => (
          <li key={subgroup.id} className="event-group">
            <GroupLetter category={subgroup.category} className="size-9" />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p className="grow text-sm">
                <b className="block font-semibold">{fill(texts.group, { category: subgroup.category })}</b>
                {fill(texts.pace, { pace: paceText(event.sport, subgroup, locale) })}
              </p>
              <div className="has-data-notice:basis-full">
                <GroupSignUp event={event} subgroup={subgroup} isBelowNotices {...options} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

type GroupSignUpProps = RowProps & { subgroup: Subgroup; isBelowNotices?: boolean }

function GroupSignUp({ event, subgroup, texts, ...options }: GroupSignUpProps) {
  const values = { category: subgroup.category, name: event.name }
  const { notices, isBelowNotices, now } = options
  return (
    <SignUpControl
      event={event}
      subgroup={subgroup}
      startsAt={event.startsAt}
      notices={notices}
      isBelowNotices={isBelowNotices}
      now={now}
      texts={{
        ...texts.signUp,
        joinLabel: fill(texts.joinLabel, values),
        leaveLabel: fill(texts.leaveLabel, values),
      }}
    />
  )
}
