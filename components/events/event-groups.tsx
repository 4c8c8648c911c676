import { getTranslations } from 'next-intl/server'
import { IntentForm } from '@/components/session/intent-form'
import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventCalendarPath, eventPath, myEventsPath } from '@/lib/core/paths'
import { wordsOf } from '@/lib/core/words'
import { paceOf, type PaceBand } from '@/lib/domains/events/categories'
import type { Event } from '@/lib/domains/events/schema'
import { GroupLetter } from './group-letter'
import { JoinedNext, SharedNotices, VisitorSignUp, YourGroup } from './sign-up/lazy'
import { SignUpControl, type SignUpControlProps } from './sign-up/sign-up-control'
import { signUpTexts } from './sign-up/sign-up-texts'
import { numberFormat } from '@/lib/core/formats'

/** Id of the list of starts on an event's page; sign-in leads back to it. */
export const STARTS_ID = 'groups'

type SignUpProps = Omit<SignUpControlProps, 'texts' | 'startsAt'>

/** Props that all sign-up controls of an event have in common. */
export type EventSignUp = Omit<SignUpProps, 'event' | 'subgroup' | 'isBelowNotices'>

const NEXT_LINK = 'min-h-11 content-center underline'

/** The starts of an event: letter, pace, time, and the sign-up control. */
export async function EventGroups({ event, locale, signUp }: { event: Event; locale: Locale; signUp: EventSignUp }) {
  const [t, calendar] = await Promise.all([getTranslations('events'), getTranslations('calendar')])
  const { eventSecret } = signUp
  const { yourGroup } = wordsOf(t, ['yourGroup'])
  return (
    <IntentForm
      intent={{ kind: 'event_sign_up', eventId: event.id, eventSecret }}
      returnTo={`${localizedPath(eventPath(event.id, eventSecret), locale)}#${STARTS_ID}`}
    >
      <SharedNotices eventId={event.id} eventSecret={eventSecret} notices={signUp.notices} />
      <ul className="divide-y divide-line">
        {event.subgroups.map((subgroup) => (
          <li key={subgroup.id} className="event-group">
            <GroupLetter category={subgroup.category} className="size-12 text-lg" />
            <div>
              <div className="flex flex-wrap items-center gap-x-2">
                <h3 className="text-base">{t('group', { category: subgroup.category })}</h3>
                <YourGroup
                  eventId={event.id}
                  eventSecret={eventSecret}
                  subgroupId={subgroup.id}
                  text={yourGroup}
                  locale={locale}
                />
              </div>
              <p className="text-sm text-muted">{t(...paceMessage(paceOf(event.sport, subgroup), locale))}</p>
              <p className="text-sm font-semibold">
                <LocalTime
                  instant={subgroup.startsAt}
                  locale={locale}
                  format={isSameDayAnywhere(subgroup.startsAt, event.startsAt) ? 'time' : 'short'}
                />
              </p>
            </div>
            <div className="event-group-action">
              <SignUp event={event} subgroup={subgroup} isBelowNotices {...signUp} />
            </div>
          </li>
        ))}
      </ul>
      <JoinedNext
        eventId={event.id}
        eventSecret={eventSecret}
        text={wordsOf(calendar, ['isIn']).isIn}
        links={[
          <a key="calendar" href={eventCalendarPath(event.id, eventSecret)} download className={NEXT_LINK}>
            {t('calendar')}
          </a>,
          <InternalLink key="mine" href={localizedPath(myEventsPath, locale)} className={NEXT_LINK}>
            {t('mine.title')}
          </InternalLink>,
        ]}
      />
      <VisitorSignUp />
    </IntentForm>
  )
}

/** The server-rendered sign-up control of one start, with its texts. */
export async function SignUp(props: SignUpProps) {
  const { category } = props.subgroup
  return <SignUpControl {...props} texts={await signUpTexts({ category })} />
}

function paceMessage({ from, to, unit }: PaceBand, locale: Locale) {
  const isPower = unit === 'w/kg'
  const digits = { minimumFractionDigits: isPower ? 1 : 0, maximumFractionDigits: 1 }
  const numbers = numberFormat(locale, digits)
  return [
    isPower ? 'pace.wattsPerKilo' : 'pace.kilometresPerHour',
    { from: numbers.format(from), to: numbers.format(to) },
  ] as const
}

/** Zones differ from UTC by whole quarters of an hour, so that days begin at no other instants. */
const QUARTER_MS = 15 * 60 * 1000

/** Whether two instants are on the same day in every zone: the head script puts them into the visitor's. */
const isSameDayAnywhere = (one: string, other: string) => quarterOf(one) === quarterOf(other)
const quarterOf = (instant: string) => Math.floor(Date.parse(instant) / QUARTER_MS)
