import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { withQueries } from '@/components/ui/with-queries'
import { suggestCountry } from '@/lib/domains/memberships/country-choice'
import { isMember } from '@/lib/domains/memberships/membership-rules'
import { membershipQuery } from '@/lib/domains/memberships/queries'
import { useMembershipNews } from '../use-membership-news'

type MemberSpotProps = {
  texts: Record<'alreadyMember' | 'toMembership', string>
  membershipPath: string
  children: ReactNode
}

/** Who has a membership is offered none; who has not sees the prices of where the profile says to be at home. */
function MemberSpot({ texts, membershipPath, children }: MemberSpotProps) {
  const { data } = useQuery(membershipQuery)
  useMembershipNews()
  useEffect(() => suggestCountry(data?.country ?? undefined), [data?.country])
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

export default withQueries(MemberSpot)
