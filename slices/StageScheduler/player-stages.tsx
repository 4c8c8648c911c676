import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StagesView, type StagesProps } from '@/components/events/scheduler/stage-view'
import { useWallClock } from '@/components/events/scheduler/use-wall-clock'
import { withQueries } from '@/components/ui/with-queries'
import { punchcardQuery } from '@/lib/domains/campaigns/queries'

type PlayerStagesProps = StagesProps & { campaign: string | undefined; children: ReactNode }

/** The stages with the player's progress; until it is known, they look the same as for visitors. */
function PlayerStages({ campaign = '', ...props }: PlayerStagesProps) {
  const { data } = useQuery({ ...punchcardQuery(campaign), enabled: campaign !== '' })
  return <StagesView {...props} now={useWallClock(props.stages)} progress={data?.results?.stages} />
}

export default withQueries(PlayerStages)
