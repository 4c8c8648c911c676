import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath, resultPicturePath } from '@/lib/core/paths'
import type { OwnResult, PastStart, Winner } from '@/lib/domains/events/results/own-results'
import { finishTime, isTimed } from '@/lib/domains/events/results/race-result'
import { EventTypeBadge } from '../event-type-badge'
import { SharePictureBehaviour } from './lazy'

export type ResultRowData = {
  start: PastStart
  /** What came of it, or what is still being read; the value is undefined if nothing of it can be read. */
  part: { value: OwnResult | undefined } | { late: Promise<OwnResult | undefined> }
}

type ResultRowProps = {
  row: ResultRowData
  locale: Locale
  /** The zone that the visitor has chosen. */
  timeZone: string | undefined
}

/** A past event: what it was, and what came of it once that is known. */
export async function ResultRow({ row: { start, part }, locale, timeZone }: ResultRowProps) {
  const t = await getTranslations('events')
  const { eventId, subgroupId, name, startsAt, type, category } = start
  return (
    <div className="past-event">
      <div className="min-w-0">
        <h3 id={`result-${subgroupId}`} className="text-lg">
          <InternalLink href={localizedPath(eventPath(eventId), locale)} className="hover:underline">
            <bdi>{name}</bdi>
          </InternalLink>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <EventTypeBadge type={type} />
          <span>{t('group', { category })}</span>
          <LocalTime instant={startsAt} locale={locale} timeZone={timeZone} />
        </p>
      </div>
      {'value' in part ? (
        <Outcome start={start} result={part.value} locale={locale} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <LateOutcome start={start} reading={part.late} locale={locale} />
        </Suspense>
      )}
    </div>
  )
}

type OutcomeProps = { start: PastStart; locale: Locale }

async function LateOutcome({ reading, ...of }: OutcomeProps & { reading: Promise<OwnResult | undefined> }) {
  return <Outcome result={await reading} {...of} />
}

async function Outcome({ start, result, locale }: OutcomeProps & { result: OwnResult | undefined }) {
  const [t, agenda] = await Promise.all([getTranslations('ownResults'), getTranslations('agenda')])
  const { placing, winner } = result ?? {}
  const hasPicture = !isTimed(start) || Boolean(placing)
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end sm:text-end">
      {placing && <p className="font-display text-lg font-extrabold">{agenda('placement', placing)}</p>}
      {placing === undefined && <p className="text-sm">{t('placingFailed')}</p>}
      {placing === null && isTimed(start) && <p className="text-sm text-muted">{t('noPlacing')}</p>}
      {winner && <WonBy winner={winner} />}
      {winner === undefined && <p className="text-sm">{t('winnerFailed')}</p>}
      {hasPicture && <SharePicture start={start} locale={locale} />}
    </div>
  )
}

async function WonBy({ winner: { name, seconds } }: { winner: Winner }) {
  const t = await getTranslations('results')
  return (
    <p className="flex flex-wrap gap-x-2 text-sm wrap-anywhere">
      <span className="text-muted">{t('winner')}</span>
      {name !== undefined && <bdi>{name}</bdi>}
      {seconds !== undefined && <span>{finishTime(seconds)}</span>}
    </p>
  )
}

/** A link that saves the picture, or shares it by the device's dialog where there is one; by its name it says of what. */
async function SharePicture({ start: { subgroupId, name }, locale }: OutcomeProps) {
  const t = await getTranslations('ownResults')
  const id = `picture-${subgroupId}`
  return (
    <p className="print:hidden">
      <a
        id={id}
        href={resultPicturePath(subgroupId, locale)}
        aria-labelledby={`${id} result-${subgroupId}`}
        className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        {t('picture')}
      </a>
      <SharePictureBehaviour title={name} />
    </p>
  )
}

/** Holds the place of a late result. Without script it stays, so it says what to do. */
async function Waiting() {
  const t = await getTranslations('overview')
  return (
    <div>
      <div className="skeleton h-12 w-32 rounded-sm bg-mist" data-needs-script />
      <p className="text-sm" data-without-script>
        {t('late')}
      </p>
    </div>
  )
}
