import { useQuery } from '@tanstack/react-query'
import { withQueries } from '@/components/ui/with-queries'
import type { CalendarEvent } from '@/lib/domains/events/calendar/page'
import { isShown } from '@/lib/domains/events/list-rules'
import { memberEventQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { sessionQuery } from '@/lib/domains/session/queries'
import { fill } from './fill'

type PlayerRowProps = {
  event: Pick<CalendarEvent, 'id' | 'startsAt' | 'rules' | 'subgroups'>
  /** Template; contains `{category}`. */
  isInText: string
}

/**
 * What a row says to the player who is signed in: which group they are in, where its groups are folded away; of an event
 * for others that it is, which hides the row [EV-090, EV-097]. It stands beside the groups, which it may come after: they
 * stay as they are, opened or with the focus in them.
 */
function PlayerRow({ event, isInText }: PlayerRowProps) {
  const session = useQuery(sessionQuery)
  const member = useQuery(memberEventQuery({ eventId: event.id, startsAt: event.startsAt }))
  if (!maybeSignedIn() || !session.data) return null
  if (!isShown(event, session.data)) return <span data-not-for-player />
  const joined = member.data?.event.subgroups.find(({ signedUp }) => signedUp)
  if (!joined || event.subgroups.length === 1) return null
  return <p className="font-semibold text-pine">{fill(isInText, { category: joined.category })}</p>
}

export default withQueries(PlayerRow)
