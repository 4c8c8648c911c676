import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { withQueries } from '@/components/ui/with-queries'
import { fill } from '@/lib/core/words'
import { hintOf, isCancellable, isMember, portalWordOf, titleOf } from '@/lib/domains/memberships/membership-rules'
import { membershipQuery } from '@/lib/domains/memberships/queries'
import { FormerPeriod } from '../use-chosen-plan'
import { useMembershipChanges } from '../use-membership-changes'
import type { MemberNoticeTexts } from './member-notice-props'

type MemberNoticeProps = {
  texts: MemberNoticeTexts
  membershipPath: string
  children: ReactNode
}

/**
 * Replaces the offer for members: their plan, what comes next, and the way to change it. Who was a member once finds the
 * plan chosen that they had.
 */
function MemberNotice({ texts, membershipPath, children }: MemberNoticeProps) {
  const { data } = useQuery(membershipQuery)
  useMembershipChanges()
  if (data === undefined || !isMember(data.state)) {
    const former = data?.state === 'ended' ? (data.period ?? undefined) : undefined
    return <FormerPeriod value={former}>{children}</FormerPeriod>
  }
  const { state, period, price, gateway, until } = data
  const values = { day: until ?? '', price: price ?? '' }
  const plan = [period && { year: texts.annual, month: texts.monthly }[period], price].filter(Boolean)
  return (
    <div className="grid gap-4">
      <p role="status" className="text-head-sm font-extrabold">
        {fill(texts[titleOf({ state, until })], values)}
      </p>
      {plan.length > 0 && <p className="font-semibold tabular-nums">{plan.join(' · ')}</p>}
      <p>{fill(texts[hintOf({ state, price, until })], values)}</p>
      {gateway === 'braintree' && isCancellable(data) && <p className="text-muted">{texts.braintreeChange}</p>}
      <a href={membershipPath} className={buttonClass('primary', 'large')}>
        {gateway === 'own' ? texts[portalWordOf(state)] : texts.toMembership}
      </a>
    </div>
  )
}

export default withQueries(MemberNotice)
