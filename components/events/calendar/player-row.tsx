import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import type { CalendarEvent } from '@/lib/domains/events/calendar-page'
import { isShown } from '@/lib/domains/events/list-rules'
import { memberEventQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { sessionQuery } from '@/lib/domains/session/queries'
import { fill } from './fill'

type PlayerRowProps = {
  event: Pick<CalendarEvent, 'id' | 'startsAt' | 'rules' | 'subgroups'>
  /** With `{category}` in it. */
  isInText: string
  children: ReactNode
}

/**
 * A row for the player who is signed in: none where the event is for others [EV-090, EV-097]; where its groups are folded
 * away it says which the player is in.
 */
function PlayerRow({ event, isInText, children }: PlayerRowProps) {
  const session = useQuery(sessionQuery)
  const member = useQuery(memberEventQuery({ eventId: event.id, startsAt: event.startsAt }))
  if (!maybeSignedIn() || !session.data) return children
  if (!isShown(event, session.data)) return <span data-not-for-player />
  const joined = member.data?.event.subgroups.find(({ signedUp }) => signedUp)
  return (
    <>
      {joined && event.subgroups.length > 1 && (
        <p className="font-semibold text-pine">{fill(isInText, { category: joined.category })}</p>
      )}
      {children}
    </>
  )
}

export default withQueries(PlayerRow)
