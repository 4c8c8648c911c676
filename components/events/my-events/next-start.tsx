import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { remaining, untilNextSecond } from '@/components/ui/countdown/remaining'
import { InternalLink } from '@/components/ui/link'
import { timeText } from '@/components/ui/local-time/time-text'
import { withQueries } from '@/components/ui/with-queries'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { browserNow } from '@/lib/core/browser-clock'
import { eventPath } from '@/lib/core/paths'
import { yetToStart } from '@/lib/domains/events/joined-event'
import { joinedEventsQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'

type NextStartProps = {
  locale: Locale
  texts: Record<'next' | 'days' | 'hours' | 'minutes' | 'seconds', string>
  /** Stands in its place until the events are known. */
  children: ReactNode
}

/** The next event that the player has joined, counted down to; nothing where there is none. */
function NextStart({ locale, texts, children }: NextStartProps) {
  const { data } = useQuery(joinedEventsQuery)
  const [now, setNow] = useState(browserNow)
  const [next] = yetToStart(data ?? [], now)
  useEffect(() => {
    const wait = next && untilNextSecond(new Date(next.startsAt), browserNow())
    if (wait === undefined) return undefined
    const timer = setTimeout(() => setNow(browserNow()), wait)
    return () => clearTimeout(timer)
  }, [next, now])
  if (!data) return children
  if (!next || !maybeSignedIn()) return null
  const left = remaining(new Date(next.startsAt), now)
  return (
    <section className="next-start" data-ground="dark">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-yellow">{texts.next}</p>
        <h2 className="text-head-sm">
          <InternalLink href={localizedPath(eventPath(next.eventId), locale)} className="hover:underline">
            {next.name}
          </InternalLink>
        </h2>
        <time dateTime={next.startsAt}>{timeText(next.startsAt, { locale, format: 'full' })}</time>
      </div>
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

export default withQueries(NextStart)
