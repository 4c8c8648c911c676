import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { countRemaining, untilNextSecond } from '@/lib/core/remaining'
import { InternalLink } from '@/components/ui/link'
import { useNow } from '@/components/ui/use-now'
import { useVisitorZone } from '@/components/ui/use-visitor-zone'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { browserNow } from '@/lib/core/browser-clock'
import { eventPath } from '@/lib/core/paths'
import { timeText } from '@/lib/core/time-text'
import { isUnderWay, turningPoints, yetToStart, type JoinedEvent } from '@/lib/domains/events/joined-event'
import { joinedEventsQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'

type NextStartProps = {
  locale: Locale
  texts: Record<'now' | 'next' | 'days' | 'hours' | 'minutes' | 'seconds', string>
  /** Shown until the events have loaded. */
  children: ReactNode
}

/** The player's running events and a countdown to the next one; nothing if there is none, or they can't be had. */
export function NextStart({ locale, texts, children }: NextStartProps) {
  const { data, isError } = useQuery(joinedEventsQuery)
  if (!data) return isError ? null : children
  if (!maybeSignedIn()) return null
  return (
    <>
      <UnderWay joined={data} locale={locale} texts={texts} />
      <Countdown joined={data} locale={locale} texts={texts} />
    </>
  )
}

type PartProps = Omit<NextStartProps, 'children'> & { joined: readonly JoinedEvent[] }

/** Joined events under way, for players who come late. */
function UnderWay({ joined, locale, texts }: PartProps) {
  const now = useNow(turningPoints(joined))
  return joined
    .filter((event) => isUnderWay(event, now))
    .map((event) => (
      <section key={event.eventId} className="next-start" data-background="dark">
        <Named event={event} words={texts.now} locale={locale} />
      </section>
    ))
}

function Countdown({ joined, locale, texts }: PartProps) {
  const [now, setNow] = useState(browserNow)
  const [next] = yetToStart(joined, now)
  useEffect(() => {
    const wait = next && untilNextSecond(new Date(next.startsAt), browserNow())
    if (wait === undefined) return undefined
    const timer = setTimeout(() => setNow(browserNow()), wait)
    return () => clearTimeout(timer)
  }, [next, now])
  if (!next) return null
  const left = countRemaining(new Date(next.startsAt), now)
  return (
    <section className="next-start" data-background="dark">
      <Named event={next} words={texts.next} locale={locale} />
      <div role="timer" aria-label={texts.next}>
        <dl className="flex gap-4">
          {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
            <div key={unit} className="next-start-unit">
              <dt>{texts[unit]}</dt>
              <dd>{String(left[unit]).padStart(2, '0')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

type NamedProps = { event: JoinedEvent; words: string; locale: Locale }

function Named({ event: { eventId, name, startsAt }, words, locale }: NamedProps) {
  const timeZone = useVisitorZone()
  return (
    <div className="min-w-0">
      <p className="text-sm font-semibold text-yellow">{words}</p>
      <h2 className="text-head-sm">
        <InternalLink href={localizedPath(eventPath(eventId), locale)} className="hover:underline">
          <bdi>{name}</bdi>
        </InternalLink>
      </h2>
      <time dateTime={startsAt}>{timeText(startsAt, { locale, format: 'full', timeZone })}</time>
    </div>
  )
}
