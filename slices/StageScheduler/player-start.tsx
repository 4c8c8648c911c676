import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlayerScheduler, type PlayerSchedulerProps } from '@/components/events/scheduler/player-scheduler'
import { withQueries } from '@/components/ui/with-queries'
import { registrationQuery } from '@/lib/domains/campaigns/queries'

type PlayerStartProps = PlayerSchedulerProps & {
  /** Campaign in which the player has to be enrolled, if one is required [EV-062]. */
  requiredCampaign: string | undefined
  /** Shown instead of the controls. */
  registerPrompt: ReactNode
}

/** The scheduler, for enrolled players; everybody else is asked to register. */
function PlayerStart({ requiredCampaign, registerPrompt, ...props }: PlayerStartProps) {
  const isRequired = requiredCampaign !== undefined
  const registration = useQuery({ ...registrationQuery(requiredCampaign ?? ''), enabled: isRequired })
  if (isRequired && registration.isPending) return <p role="status">{props.texts.loading}</p>
  if (isRequired && !registration.data?.isRegistered) return registerPrompt
  return <PlayerScheduler {...props} />
}

export default withQueries(PlayerStart)
