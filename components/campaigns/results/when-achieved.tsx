import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import { isAchieved, type Achievement } from '@/lib/domains/campaigns/punchcard'
import { punchcardQuery } from '@/lib/domains/campaigns/queries'

export type WhenAchievedProps = {
  campaign: string
  achievement: Achievement
  achieved: ReactNode
  /** Shown until the result is known, and to players who have not achieved it. */
  children: ReactNode
}

/** One achievement on a player's card of a campaign, before and after it is reached [CP-057, CP-058, CP-059]. */
function WhenAchieved({ campaign, achievement, achieved, children }: WhenAchievedProps) {
  const { data } = useQuery(punchcardQuery(campaign))
  return data && isAchieved(data, achievement) ? achieved : children
}

export default withQueries(WhenAchieved)
