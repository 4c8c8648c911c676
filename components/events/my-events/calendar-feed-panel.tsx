import { getTranslations } from 'next-intl/server'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'
import { CalendarFeed } from './lazy'

/** The panel with the address under which a phone's calendar can follow the player's events. */
export async function CalendarFeedPanel() {
  const t = await getTranslations('calendarFeed')
  const texts = {
    make: t('make'),
    making: t('making'),
    replace: t('replace'),
    revoke: t('revoke'),
    revoking: t('revoking'),
    address: t('address'),
    made: t('made'),
    revoked: t('revoked'),
    failed: t('failed'),
    tooManyTries: await tooManyTriesText(),
  }
  return (
    <section aria-labelledby="calendar-feed" className="max-w-[46rem] rounded-card border border-line p-5 sm:p-8">
      <h2 id="calendar-feed" className="mb-3 text-head-sm">
        {t('title')}
      </h2>
      <p className="mb-5">{t('body')}</p>
      <CalendarFeed texts={texts}>
        <div className="h-11" data-needs-script />
      </CalendarFeed>
    </section>
  )
}
