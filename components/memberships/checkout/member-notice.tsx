import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { withQueries } from '@/components/ui/with-queries'
import { isMember } from '@/lib/domains/memberships/membership-rules'
import { membershipQuery } from '@/lib/domains/memberships/queries'
import { useMembershipChanges } from '../use-membership-changes'

type MemberNoticeProps = {
  texts: Record<'alreadyMember' | 'toMembership', string>
  membershipPath: string
  children: ReactNode
}

/** Replaces the offer for players who have a membership. */
function MemberNotice({ texts, membershipPath, children }: MemberNoticeProps) {
  const { data } = useQuery(membershipQuery)
  useMembershipChanges()
  if (data === undefined || !isMember(data.state)) return children
  return (
    <div className="grid gap-4">
      <p role="status" className="text-head-sm font-extrabold">
        {texts.alreadyMember}
      </p>
      {data.price !== null && <p className="tabular-nums">{data.price}</p>}
      <a href={membershipPath} className={buttonClass('primary', 'large')}>
        {texts.toMembership}
      </a>
    </div>
  )
}

export default withQueries(MemberNotice)
