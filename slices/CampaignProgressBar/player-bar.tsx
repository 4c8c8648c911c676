import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import type { Locale } from '@/i18n/locales'
import { fill } from '@/lib/core/words'
import { progressShare } from '@/lib/domains/campaigns/punchcard'
import { punchcardQuery } from '@/lib/domains/campaigns/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { ProgressBar } from './progress-bar'

type PlayerBarProps = {
  campaign: string
  goal: number | undefined
  title: string
  locale: Locale
  /** `reached` contains {reached} and {goal}. */
  texts: Record<'reached' | 'unknown', string>
  children: ReactNode
}

/** The player's progress; if it can't be read the bar says so instead of showing zero [CP-069]. */
function PlayerBar({ campaign, goal, title, locale, texts, children }: PlayerBarProps) {
  const { data, isError } = useQuery(punchcardQuery(campaign))
  if (data === undefined && (!isError || !maybeSignedIn())) return children
  const progress = data?.progress
  if (progress === undefined) return <ProgressBar title={title} text={texts.unknown} />
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const target = goal ?? progress.goal
  const text = fill(texts.reached, { reached: numbers.format(progress.reached), goal: numbers.format(target) })
  return <ProgressBar title={title} text={text.trim()} share={progressShare(progress.reached, target)} />
}

export default withQueries(PlayerBar)
