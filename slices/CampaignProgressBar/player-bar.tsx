import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProgressBar } from '@/components/campaigns/results/progress-bar'
import { withQueries } from '@/components/ui/with-queries'
import type { Locale } from '@/i18n/locales'
import { progressShare } from '@/lib/domains/campaigns/punchcard'
import { punchcardQuery } from '@/lib/domains/campaigns/queries'
import { reachedText } from '@/lib/domains/campaigns/reached-text'
import { maybeSignedIn } from '@/lib/domains/session/hint'

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
  if (progress === undefined) return <ProgressBar title={title} text={texts.unknown} isForPlayersOnly />
  const counted = { reached: progress.reached, goal: goal ?? progress.goal }
  const text = reachedText(texts.reached, counted, locale)
  return <ProgressBar title={title} text={text} share={progressShare(counted)} isForPlayersOnly />
}

export default withQueries(PlayerBar)
