import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import type { Identifier } from '@/lib/core/identifier'
import { isLasting } from '@/lib/core/errors'
import { failureText } from '@/lib/core/failure-text'
import { memberEventQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { sessionQuery } from '@/lib/domains/session/queries'
import { PlayerStart, type StartOptions } from './player-start'
import { UnknownSignUp } from './unknown-sign-up'

export type PlayerSignUpProps = StartOptions & {
  subgroupId: Identifier
  /**
   * The visitor's control: a placeholder until the answers arrive, and shown itself if it turns out that nobody is
   * signed in.
   */
  children: ReactNode
}

/** The control for one start of an event, for the signed-in player: join, leave, or the reason why neither is possible. */
function PlayerSignUp({ subgroupId, children, ...options }: PlayerSignUpProps) {
  const { eventId, eventSecret, startsAt, texts } = options
  const session = useQuery(sessionQuery)
  const member = useQuery(memberEventQuery({ eventId, eventSecret, startsAt }))
  if (!maybeSignedIn() || !session.isFetched || !member.isFetched) return children

  const failure = member.error ?? session.error
  const retry = isLasting(failure) ? undefined : () => void Promise.all([session.refetch(), member.refetch()])
  const reason = failureText(failure, texts)
  const isRetrying = session.isFetching || member.isFetching
  const unknown = <UnknownSignUp texts={texts} reason={reason} retry={retry} isRetrying={isRetrying} />
  if (!session.data || !member.isSuccess) return unknown

  const subgroup = member.data.event.subgroups.find(({ id }) => id === subgroupId)
  if (!subgroup) return <p className="text-sm text-muted">{texts.closed}</p>
  return <PlayerStart {...options} member={member.data} subgroup={subgroup} player={session.data} unknown={unknown} />
}

export default withQueries(PlayerSignUp)
