import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CheckIcon } from '@/components/ui/icons'
import { withQueries } from '@/components/ui/with-queries'
import type { Locale } from '@/i18n/locales'
import { numberFormat } from '@/lib/core/formats'
import { fill } from '@/lib/core/words'
import { isStageComplete } from '@/lib/domains/campaigns/course-stages'
import { punchcardQuery } from '@/lib/domains/campaigns/queries'

type PlayerStageProps = {
  campaign: string
  /** The stage's short name in the game. */
  stage: string
  title: string
  /** `progress` contains {percent}. */
  texts: Record<'completed' | 'progress', string>
  locale: Locale
  children: ReactNode
}

/** The player's progress in a stage; nothing if it can't be read. */
function PlayerStage({ campaign, stage, title, texts, locale, children }: PlayerStageProps) {
  const { data } = useQuery(punchcardQuery(campaign))
  const progress = data?.results?.stages.find(({ name }) => name === stage)?.percent
  if (progress === undefined) return children
  if (isStageComplete({ progress })) {
    return (
      <p className="flex items-center gap-2 font-semibold text-pine">
        <CheckIcon className="size-6" />
        {texts.completed}
      </p>
    )
  }
  const percent = numberFormat(locale, { style: 'percent' }).format(progress / 100)
  return (
    <div className="grid w-48 gap-1 text-sm text-muted">
      <progress max={100} value={progress} aria-label={title} className="progress-bar" />
      <p>{fill(texts.progress, { percent })}</p>
    </div>
  )
}

export default withQueries(PlayerStage)
