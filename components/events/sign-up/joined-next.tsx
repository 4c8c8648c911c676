import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '@/components/ui/use-now'
import { withQueries } from '@/components/ui/with-queries'
import { fill } from '@/lib/core/words'
import type { EventKey } from '@/lib/domains/events/api'
import { memberEventQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'

type JoinedNextProps = EventKey & {
  /** Template; `{category}` is replaced by the player's group. */
  text: string
  /** Where to go from here; no children, which an island shows to everybody until it is loaded. */
  links: ReactNode
}

/** For a player who is in and has yet to start: in which group, and what to do next. */
function JoinedNext({ text, links, ...key }: JoinedNextProps) {
  const { data: member } = useQuery(memberEventQuery(key))
  const joined = member?.event.subgroups.find(({ signedUp }) => signedUp)
  const now = useNow(joined ? [new Date(joined.startsAt)] : [])
  if (!maybeSignedIn() || !joined || Date.parse(joined.startsAt) <= now.getTime()) return null
  return (
    <div className="joined-next my-4 grid gap-2 rounded-sm bg-mist p-4">
      <p className="font-semibold text-pine">{fill(text, { category: joined.category })}</p>
      <p className="flex flex-wrap gap-x-4 text-sm print:hidden">{links}</p>
    </div>
  )
}

export default withQueries(JoinedNext)
