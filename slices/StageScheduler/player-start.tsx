import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlayerScheduler, type PlayerSchedulerProps } from '@/components/events/scheduler/player-scheduler'
import { SchedulerFailure } from '@/components/events/scheduler/scheduler-failure'
import { withQueries } from '@/components/ui/with-queries'
import { registrationQuery } from '@/lib/domains/campaigns/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'

type PlayerStartProps = PlayerSchedulerProps & {
  /** Campaign in which the player has to be enrolled, if one is required [EV-062]. */
  requiredCampaign: string | undefined
  /** Shown instead of the controls. */
  registerPrompt: ReactNode
}

/** The scheduler, for enrolled players; other players are asked to register, visitors to sign in [EV-063]. */
function PlayerStart({ requiredCampaign, registerPrompt, ...props }: PlayerStartProps) {
  const { texts, children } = props
  const isRequired = requiredCampaign !== undefined
  const registration = useQuery({ ...registrationQuery(requiredCampaign ?? ''), enabled: isRequired })
  if (!isRequired || registration.data?.isRegistered) return <PlayerScheduler {...props} />
  if (!maybeSignedIn()) return children
  if (registration.data) return registerPrompt
  if (registration.isPending) return <p role="status">{texts.loading}</p>
  const retry = () => void registration.refetch()
  return <SchedulerFailure failure={registration.error} texts={texts} retry={retry} />
}

export default withQueries(PlayerStart)
