import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Button, type ButtonLink } from '@/components/ui/button'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { PlayerStage } from './lazy'

export type CourseStageRow = {
  /** The stage's short name in the game. */
  id: string | undefined
  /** ISO 8601. */
  startsAt: string | undefined
  endsAt: string | undefined
  title: string
  description: ReactNode
  button: ButtonLink | undefined
}

/** Texts of a row; `progress` contains {percent}. */
type StageRowTexts = Record<'now' | 'next' | 'completed' | 'progress', string>

type StageRowProps = {
  row: CourseStageRow
  number: number
  campaign: string | undefined
  texts: StageRowTexts
  locale: Locale
}

/** One stage of the course; `data-current` marks the current one. */
export function StageRow({ row, number, campaign, texts, locale }: StageRowProps) {
  const { id, title, description, button } = row
  return (
    <li className="group/stage grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 rounded-card border border-line p-5 data-[current=next]:border-on-surface data-[current=now]:border-orange data-[current=now]:bg-cream md:gap-x-8 md:p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center">
      <span
        aria-hidden="true"
        className="font-display text-head-large leading-none font-extrabold text-muted group-data-[current=now]/stage:text-orange"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="text-head-sm">{title}</h3>
        <Dates {...row} locale={locale} />
        {/* The space is reserved, so that nothing shifts once the current stage is known. */}
        <p className="min-h-7 font-semibold">
          <span className="hidden rounded-full bg-orange px-3 py-0.5 text-sm text-paper group-data-[current=now]/stage:inline">
            {texts.now}
          </span>
          <span className="hidden group-data-[current=next]/stage:inline">{texts.next}</span>
        </p>
        {description && <div className="mt-1">{description}</div>}
      </div>
      <div className="col-start-2 grid justify-items-start gap-3 empty:hidden lg:col-start-3 lg:min-w-48 lg:justify-items-end">
        {campaign !== undefined && id !== undefined && (
          <PlayerStage campaign={campaign} stage={id} title={title} texts={texts} locale={locale}>
            {null}
          </PlayerStage>
        )}
        {button && <Button button={{ ...button, color: button.color ?? 'outline', size: 'small' }} />}
      </div>
    </li>
  )
}

/** Start and end, in the visitor's zone. */
async function Dates({ startsAt, endsAt, locale }: Pick<CourseStageRow, 'startsAt' | 'endsAt'> & { locale: Locale }) {
  const t = await getTranslations('stageDetails')
  if (startsAt === undefined && endsAt === undefined) return null
  const moments = [
    { word: t('starts'), instant: startsAt },
    { word: t('ends'), instant: endsAt },
  ]
  return moments.map(
    ({ word, instant }) =>
      instant !== undefined && (
        <p key={word} className="mt-1 text-sm text-muted">
          {word}{' '}
          <LocalTime instant={instant} locale={locale} className="after:overflow-hidden after:whitespace-nowrap" />
        </p>
      ),
  )
}
