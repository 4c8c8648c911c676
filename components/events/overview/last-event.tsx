import { getTranslations } from 'next-intl/server'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath, resultsPath } from '@/lib/core/paths'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import type { PastEvent } from '@/lib/domains/events/results/race-result'
import { Onward } from '../../member-area/onward'

/** The last event that is over, with the player's placing if there is one. */
export async function LastEvent({ event, locale }: { event: PastEvent | undefined; locale: Locale }) {
  const [t, overview, timeZone] = await Promise.all([
    getTranslations('agenda'),
    getTranslations('overview'),
    rememberedZone(),
  ])
  if (event === undefined) return <p>{overview('lastNone')}</p>
  const { eventId, name, startsAt, placement } = event
  return (
    <>
      <p className="font-display text-head-sm font-extrabold">
        <bdi>{name}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-4">
        {placement && (
          <span className="font-semibold">
            {t('placement', { position: placement.position, total: placement.total })}
          </span>
        )}
        <LocalTime instant={startsAt} locale={locale} timeZone={timeZone} />
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Onward href={localizedPath(eventPath(eventId), locale)}>{overview('toEvent')}</Onward>
        <Onward href={localizedPath(resultsPath, locale)}>{overview('toPast')}</Onward>
      </div>
    </>
  )
}
