import { getTranslations } from 'next-intl/server'
import { directionOf, type Locale } from '@/i18n/locales'
import type { Identifier } from '@/lib/core/identifier'
import { wordsOf } from '@/lib/core/words'
import { finishTime, type RaceResult } from '@/lib/domains/events/results/race-result'
import { GroupLetter } from '../group-letter'
import { FinishChart } from './finish-chart'
import { MyResult } from './lazy'
import { numberFormat } from '@/lib/core/formats'

type EventResultsProps = { eventId: Identifier; results: RaceResult[]; locale: Locale }

/** The results of a race: the winners, the finishers, and the player's own placing [CD-020]. */
export async function EventResults({ eventId, results, locale }: EventResultsProps) {
  const t = await getTranslations('results')
  if (results.length === 0) return null
  const numbers = numberFormat(locale)
  return (
    <section aria-labelledby="results-title" className="grid gap-6">
      <h2 id="results-title" className="text-head-large">
        {t('title')}
      </h2>
      <MyResult eventId={eventId} locale={locale} texts={wordsOf(t, ['placed', 'ride'])}>
        {null}
      </MyResult>
      <FinishChart results={results} label={t('chart')} direction={directionOf(locale)} />
      <div className="overflow-x-auto" role="region" aria-labelledby="results-title" tabIndex={0}>
        <table className="results">
          <thead>
            <tr>
              <th scope="col">{t('group')}</th>
              <th scope="col">{t('winner')}</th>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('finishers')}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ subgroupId, category, winnerName, winningSeconds, finishers }) => (
              <tr key={subgroupId}>
                <th scope="row">
                  <span className="sr-only">{category}</span>
                  <GroupLetter category={category} className="size-9" />
                </th>
                <td>{winnerName === undefined ? '–' : <bdi>{winnerName}</bdi>}</td>
                <td>{winningSeconds === undefined ? '–' : finishTime(winningSeconds)}</td>
                <td>{numbers.format(finishers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
