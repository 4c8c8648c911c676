import type { ReactNode } from 'react'
import { dateFormat } from '@/lib/core/formats'
import { useVisitorZone } from '@/components/ui/use-visitor-zone'
import type { Locale } from '@/i18n/locales'
import { byMonth } from '@/lib/domains/events/results/own-results'
import { useFilesAfterPage } from './use-files-after-page'

type ByMonthProps = {
  /** The latest first. */
  rows: readonly { key: string; startsAt: string; shown: ReactNode }[]
  locale: Locale
  /** The zone that the visitor has chosen. */
  first: string | undefined
}

/**
 * Rows under the months of their starts, in the zone in which the visitor reads their times: on the server the chosen one
 * or UTC, in the browser its own.
 */
export default function ByMonth({ rows, locale, first }: ByMonthProps) {
  const timeZone = useVisitorZone(first)
  useFilesAfterPage()
  return byMonth(rows, timeZone).map(({ month, rows: ofMonth }) => (
    <section key={month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`} className="border-b border-line pb-3 text-head-sm">
        {monthText(month, locale)}
      </h2>
      <ul className="divide-y divide-line">
        {ofMonth.map(({ key, shown }) => (
          <li key={key}>{shown}</li>
        ))}
      </ul>
    </section>
  ))
}

const monthText = (month: string, locale: Locale) =>
  dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))
