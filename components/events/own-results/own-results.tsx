import { getTranslations } from 'next-intl/server'
import { Unread } from '@/components/member-area/unread'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { ownResultLimits } from '@/lib/core/limits'
import { eventsPath, resultsFilePath, resultsPath, resultsQuery } from '@/lib/core/paths'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import { ByMonth } from './lazy'
import { ResultRow, type ResultRowData } from './result-row'

type OwnResultsProps = {
  /** Undefined if the player's events can't be read. */
  rows: readonly ResultRowData[] | undefined
  /** Whether they can't be read for longer (`Unread`). */
  isLasting: boolean
  /** Where this page begins, and where the next one does (`resultsPage`). */
  after: string | undefined
  next: string | undefined
  locale: Locale
}

/** A page of the player's results by month, with the ways to the others and to the file. */
export async function OwnResults({ rows, isLasting, after, next, locale }: OwnResultsProps) {
  const [t, timeZone] = await Promise.all([getTranslations('ownResults'), rememberedZone()])
  if (rows === undefined) {
    const agenda = await getTranslations('agenda')
    const href = localizedPath(resultsPath, locale) + resultsQuery(after)
    return <Unread text={agenda('pastFailed')} href={href} isLasting={isLasting} />
  }
  if (rows.length === 0 && after === undefined) return <NoneYet locale={locale} />
  return (
    <>
      {rows.length === 0 ? (
        <p>{t('noneEarlier')}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <a href={resultsFilePath(locale, after)} className={buttonClass('outline', 'small')}>
              {t('download')}
            </a>
            <p className="text-sm text-muted">{t('fileHolds', { count: ownResultLimits.inFile })}</p>
          </div>
          <ByMonth
            locale={locale}
            first={timeZone}
            rows={rows.map((row) => ({
              key: row.start.subgroupId,
              startsAt: row.start.startsAt,
              shown: <ResultRow row={row} locale={locale} timeZone={timeZone} />,
            }))}
          />
        </>
      )}
      <Onward after={after} next={next} locale={locale} />
    </>
  )
}

async function Onward({ after, next, locale }: Pick<OwnResultsProps, 'after' | 'next' | 'locale'>) {
  const t = await getTranslations('ownResults')
  if (after === undefined && next === undefined) return null
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap gap-3">
      {after !== undefined && (
        <a href={localizedPath(resultsPath, locale)} className={buttonClass('outline', 'small')}>
          {t('latest')}
        </a>
      )}
      {next !== undefined && (
        <a href={localizedPath(resultsPath, locale) + resultsQuery(next)} className={buttonClass('outline', 'small')}>
          {t('earlier')}
        </a>
      )}
    </nav>
  )
}

async function NoneYet({ locale }: { locale: Locale }) {
  const [t, mine] = await Promise.all([getTranslations('agenda'), getTranslations('events.mine')])
  return (
    <div>
      <p className="mb-5">{t('pastEmpty')}</p>
      <InternalLink href={localizedPath(eventsPath, locale)} className={buttonClass('primary', 'medium')}>
        {mine('find')}
      </InternalLink>
    </div>
  )
}
