import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import type { EventKey } from '@/lib/domains/events/api'
import { memberEventQuery } from '@/lib/domains/events/queries'
import { sharedNotices, type SignUpNotice } from '@/lib/domains/events/sign-up/rules'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { sessionQuery } from '@/lib/domains/session/queries'
import { NoticeBox } from './notice-box'

type SharedNoticesProps = EventKey & { notices: Record<SignUpNotice, ReactNode> }

/** Says once, above the starts of an event, why several of them are not open to the signed-in player [EV-051]. */
function SharedNotices({ notices, ...key }: SharedNoticesProps) {
  const { data: player } = useQuery(sessionQuery)
  const { data: member } = useQuery(memberEventQuery(key))
  if (!maybeSignedIn() || !player || !member) return null
  const shared = sharedNotices(member.event, player)
  return (
    shared.length > 0 && (
      <div className="my-3 grid gap-3">
        {shared.map((notice) => (
          <NoticeBox key={notice} name={notice}>
            {notices[notice]}
          </NoticeBox>
        ))}
      </div>
    )
  )
}

export default withQueries(SharedNotices)
