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
    <li className="course-stage">
      <span aria-hidden="true" className="course-number">
        {number}
      </span>
      <div className="course-card">
        <div className="room">
          <h3 className="text-head-sm">{title}</h3>
          <Dates {...row} locale={locale} />
          {description && <div className="mt-3">{description}</div>}
        </div>
        <div className="course-aside">
          {campaign !== undefined && id !== undefined && (
            <PlayerStage campaign={campaign} stage={id} title={title} texts={texts} locale={locale}>
              {null}
            </PlayerStage>
          )}
          {button && <Button button={{ ...button, color: button.color ?? 'outline', size: 'small' }} />}
        </div>
        <p className="course-mark" data-mark="now">
          {texts.now}
        </p>
        <p className="course-mark" data-mark="next">
          {texts.next}
        </p>
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
  return (
    <div className="mt-1 flex flex-wrap gap-x-6 text-sm text-muted">
      {moments.map(
        ({ word, instant }) =>
          instant !== undefined && (
            <p key={word}>
              {word}{' '}
              <LocalTime instant={instant} locale={locale} className="after:overflow-hidden after:whitespace-nowrap" />
            </p>
          ),
      )}
    </div>
  )
}
