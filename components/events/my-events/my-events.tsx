import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useNow } from '@/components/ui/use-now'
import { withQueries } from '@/components/ui/with-queries'
import type { Locale } from '@/i18n/locales'
import { isLasting } from '@/lib/core/errors'
import { failureText } from '@/lib/core/failure-text'
import { fill } from '@/lib/core/words'
import { clashesOf, turningPoints, yetToEnd, type JoinedEvent } from '@/lib/domains/events/joined-event'
import { joinedEventsQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { signInAgainPath } from '@/lib/domains/session/sign-in-again'
import { MyEvent } from './my-event'
import type { MyEventsTexts } from './my-events-texts'
import { NextStart } from './next-start'
import { NoEvents } from './no-events'

export type MyEventsProps = {
  locale: Locale
  /** Maximum number of events listed. */
  maxRows?: number
  texts: MyEventsTexts
  /** Shown instead of the list until it has loaded. */
  children: ReactNode
}

/**
 * The events that the player has joined, running ones first, each with a button to leave it as long as that is possible
 * [EV-036].
 */
export function MyEvents({ locale, maxRows, texts, children }: MyEventsProps) {
  const events = useQuery(joinedEventsQuery)
  const now = useNow(turningPoints(events.data ?? []))
  const [leaving, setLeaving] = useState<JoinedEvent>()
  if (!maybeSignedIn()) return <SignIn texts={texts} />
  if (events.data === undefined) {
    return events.isError ? <Failed texts={texts} error={events.error} retry={() => void events.refetch()} /> : children
  }
  const joined = yetToEnd(events.data, now)
  const clashes = clashesOf(joined)
  const hasLeft = leaving && events.data.every(({ eventId }) => eventId !== leaving.eventId)
  return (
    <>
      <LeftNotice text={hasLeft ? fill(texts.left, { name: leaving.name }) : ''} />
      {joined.length === 0 && <NoEvents texts={texts} locale={locale} />}
      <ul className="grid gap-4">
        {joined.slice(0, maxRows).map((event) => (
          <MyEvent
            key={event.eventId}
            event={event}
            now={now}
            locale={locale}
            texts={texts}
            clashes={clashes.get(event.eventId) ?? []}
            onLeave={() => setLeaving(event)}
          />
        ))}
      </ul>
    </>
  )
}

/** A notice that takes the focus after the focused button has disappeared with its event. */
function LeftNotice({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text !== '' && document.activeElement === document.body) place.current?.focus()
  }, [text])
  return (
    <p ref={place} role="status" tabIndex={-1} className="font-semibold text-pine not-empty:mb-4">
      {text}
    </p>
  )
}

function Failed({ texts, error, retry }: { texts: MyEventsTexts; error: Error; retry: () => void }) {
  return (
    <>
      <p role="status" className="mb-4">
        {failureText(error, texts) ?? texts.failed}
      </p>
      {!isLasting(error) && (
        <button type="button" onClick={retry} className={buttonClass('outline', 'small')}>
          {texts.retry}
        </button>
      )}
    </>
  )
}

/** Shown if it turns out that nobody is signed in any more. */
function SignIn({ texts }: { texts: MyEventsTexts }) {
  return (
    <a href={signInAgainPath()} className={buttonClass('primary', 'small')}>
      {texts.signIn}
    </a>
  )
}

/** See `NextStart` in lazy.ts. */
export const NextStartIsland = withQueries(NextStart)

export default withQueries(MyEvents)
