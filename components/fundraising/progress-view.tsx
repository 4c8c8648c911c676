import { fillPlural } from '@/lib/core/plural'
import { fill } from '@/lib/core/words'
import { moneyText } from '@/lib/domains/fundraising/money-text'
import { progressPercent } from '@/lib/domains/fundraising/progress'
import type { Project } from '@/lib/domains/fundraising/schema'
import type { FundraisingTexts } from './fundraising-texts'
import { numberFormat } from '@/lib/core/formats'

type ProgressViewProps = {
  project: Pick<Project, 'raised' | 'target' | 'symbol'>
  /** Whole days left; undefined once the event is over. */
  days: number | undefined
  locale: string
  texts: Pick<FundraisingTexts, 'raisedOf' | 'money' | 'daysLeft'>
}

/** The amount raised of the target, and the days left [FR-012]. */
export function ProgressView({ project: { raised, target, symbol }, days, locale, texts }: ProgressViewProps) {
  const percent = progressPercent(raised, target)
  const sums = fill(texts.raisedOf, {
    raised: moneyText(texts.money, raised, symbol, locale),
    target: moneyText(texts.money, target, symbol, locale),
  })
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-display text-head-sm font-extrabold tabular-nums">{sums}</span>
        <span className="font-semibold tabular-nums">
          {numberFormat(locale, { style: 'percent' }).format(percent / 100)}
        </span>
      </p>
      <progress className="progress-bar" max={100} value={Math.min(percent, 100)} aria-label={sums} />
      {days !== undefined && <p className="text-sm text-muted">{fillPlural(texts.daysLeft, { days }, locale)}</p>}
    </div>
  )
}
