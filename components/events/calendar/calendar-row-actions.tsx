import { IntentForm } from '@/components/session/intent-form'
import { fill } from '@/lib/core/words'
import { paceText } from '@/lib/domains/events/categories'
import type { Subgroup } from '@/lib/domains/events/schema'
import { GroupLetter } from '../group-letter'
import { SharedNotices, VisitorSignUp } from '../sign-up/lazy'
import { SignUpControl } from '../sign-up/sign-up-control'
import type { RowProps } from './calendar-row'
import { PlayerRow } from './lazy'

/** The sign-up controls of a row. */
export function CalendarRowActions({ event, ...options }: RowProps) {
  const { texts } = options
  const [only] = event.subgroups
  return (
    <IntentForm intent={{ kind: 'event_sign_up', eventId: event.id }} className="calendar-actions">
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
        <span className="calendar-join">{texts.signUp.join}</span>
        <span className="calendar-change">{texts.change}</span>
        <span className="sr-only">
          {' '}
          {event.name}: {texts.groups}
        </span>
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
  const move = fill(texts.signUp.move, values)
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
        move,
        moveLabel: `${move}: ${event.name}`,
        left: fill(texts.signUp.left, values),
      }}
    />
  )
}
