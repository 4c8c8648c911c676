import { useId } from 'react'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import { useVisitorZone } from '@/components/ui/use-visitor-zone'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath } from '@/lib/core/paths'
import { timeText } from '@/lib/core/time-text'
import { limitText } from '@/lib/core/failure-text'
import { convertClimb, convertLength } from '@/lib/core/units'
import { fill } from '@/lib/core/words'
import { durationOf, durationParts } from '@/lib/domains/events/duration'
import { isLeavable, isUnderWay, type JoinedEvent } from '@/lib/domains/events/joined-event'
import { useSignUp } from '@/lib/domains/events/sign-up/use-sign-up'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import { isHandledByPage } from '@/lib/domains/session/handled-by-page'
import { InUnits } from '../in-units'
import type { MyEventsTexts } from './my-events-texts'

type MyEventProps = {
  event: JoinedEvent
  now: Date
  locale: Locale
  texts: MyEventsTexts
  /** Joined events that overlap with it. */
  clashes: readonly JoinedEvent[]
  onLeave: () => void
}

/** One joined event: time, name, distance, and a button to leave it [EV-053]. */
export function MyEvent({ event, now, locale, texts, clashes, onLeave }: MyEventProps) {
  const { eventId, subgroupId, name, startsAt } = event
  const id = useId()
  const timeZone = useVisitorZone()
  const { underway, failed, change } = useSignUp({
    eventId,
    onSignedOut: () => signInAgain(),
  })
  const leave = () => {
    onLeave()
    change({ subgroupId, action: 'leave' })
  }
  return (
    <li className="rounded-card bg-surface p-5">
      <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-orange">
        {isUnderWay(event, now) && (
          <span className="rounded-full bg-orange px-3 py-0.5 text-paper">{texts.happeningNow}</span>
        )}
        <time dateTime={startsAt}>{timeText(startsAt, { locale, format: 'short', timeZone })}</time>
      </p>
      <h3 className="text-lg">
        <InternalLink id={`${id}-name`} href={localizedPath(eventPath(eventId), locale)} className="hover:underline">
          <bdi>{name}</bdi>
        </InternalLink>
      </h3>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Facts event={event} locale={locale} texts={texts} />
        {(isLeavable(event, now) || underway) && (
          <button
            type="button"
            id={`${id}-leave`}
            aria-labelledby={`${id}-leave ${id}-name`}
            aria-disabled={underway !== undefined}
            onClick={leave}
            className={buttonClass('outline', 'small', 'aria-disabled:opacity-60')}
          >
            {underway ? texts.leaving : texts.leave}
          </button>
        )}
      </div>
      {clashes.length > 0 && (
        <p className="mt-3 rounded-sm bg-yellow/25 px-3 py-2 text-sm font-semibold">
          {fill(texts.clash, { names: clashes.map((each) => each.name).join(', ') })}
        </p>
      )}
      <p role="alert" className="text-sm font-semibold text-alert not-empty:mt-3">
        {failed && !isHandledByPage(failed.error) && (limitText(failed.error, texts) ?? texts.leaveFailed)}
      </p>
    </li>
  )
}

function Facts({ event, locale, texts }: Pick<MyEventProps, 'event' | 'locale' | 'texts'>) {
  const { metrics, category } = event
  const { hours, minutes } = durationParts(durationOf(event))
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm text-muted">
      <li>{fill(texts.group, { category })}</li>
      {metrics && (
        <>
          <li>
            <InUnits locale={locale} digits={1} measure={(system) => convertLength(metrics.distanceMeters, system)} />
          </li>
          <li>
            <span aria-hidden="true">↑ </span>
            <InUnits locale={locale} digits={0} measure={(system) => convertClimb(metrics.elevationMeters, system)} />
          </li>
        </>
      )}
      <li>{fill(hours === undefined ? texts.minutes : texts.hours, { hours: hours ?? 0, minutes })}</li>
    </ul>
  )
}
