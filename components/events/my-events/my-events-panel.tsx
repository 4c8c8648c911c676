import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { joinedEventsPath } from '@/lib/core/paths'
import { MyEvents } from './lazy'
import { myEventsTexts } from './my-events-texts'
import { NoEvents } from './no-events'

/** Places that are held for events whose number isn't known. */
const USUAL = 2
const MOST = 6

type MyEventsPanelProps = {
  locale: Locale
  /** Number of events, if it is known: about as much place is held as they will take. */
  count?: number | undefined
}

/** The player's events in a panel of its own, for pages that only players see. */
export async function MyEventsPanel({ locale, count = USUAL }: MyEventsPanelProps) {
  const [t, texts] = await Promise.all([getTranslations('events.mine'), myEventsTexts()])
  return (
    <section aria-labelledby="my-events" className="min-w-0 rounded-card bg-mist p-5 sm:p-8">
      <h2 id="my-events" className="mb-6 text-head-sm">
        {t('title')}
      </h2>
      <MyEvents locale={locale} texts={texts}>
        {count === 0 ? (
          <NoEvents texts={texts} locale={locale} />
        ) : (
          <>
            <p className="sr-only" data-needs-script>
              {t('loading')}
            </p>
            <div className="grid gap-4" data-needs-script>
              {Array.from({ length: Math.min(count, MOST) }, (_, index) => (
                <div key={index} className="h-36 rounded-card bg-surface" />
              ))}
            </div>
            <InternalLink
              href={localizedPath(joinedEventsPath, locale)}
              className={buttonClass('outline', 'small')}
              data-without-script
            >
              {t('list')}
            </InternalLink>
          </>
        )}
      </MyEvents>
    </section>
  )
}
