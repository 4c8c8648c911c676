import { useQuery } from '@tanstack/react-query'
import { withQueries } from '@/components/ui/with-queries'
import { fill } from '@/lib/core/words'
import type { CalendarEvent } from '@/lib/domains/events/calendar/page'
import { isVisibleTo } from '@/lib/domains/events/list-rules'
import { memberEventQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { sessionQuery } from '@/lib/domains/session/queries'

type PlayerRowProps = {
  event: Pick<CalendarEvent, 'id' | 'startsAt' | 'rules' | 'subgroups'>
  /** Template; `{category}` is replaced by the player's group. */
  groupText: string
}

/**
 * Tells the signed-in player which group they are in. For an event that isn't open to this player it renders a marker,
 * by which CSS hides the row [EV-090, EV-097]. It is rendered beside the list of groups instead of replacing it, since
 * it may be loaded later: a group that is open or focused must stay so.
 */
function PlayerRow({ event, groupText }: PlayerRowProps) {
  const session = useQuery(sessionQuery)
  const member = useQuery(memberEventQuery({ eventId: event.id, startsAt: event.startsAt }))
  if (!maybeSignedIn() || !session.data) return null
  if (!isVisibleTo(event, session.data)) return <span data-not-for-player />
  const joined = member.data?.event.subgroups.find(({ signedUp }) => signedUp)
  if (!joined || event.subgroups.length === 1) return null
  return (
    <p className="font-semibold text-pine" data-joined="">
      {fill(groupText, { category: joined.category })}
    </p>
  )
}

export default withQueries(PlayerRow)
