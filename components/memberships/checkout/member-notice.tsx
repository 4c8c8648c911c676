import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { withQueries } from '@/components/ui/with-queries'
import { fill } from '@/lib/core/words'
import { isMember } from '@/lib/domains/memberships/membership-rules'
import { membershipQuery } from '@/lib/domains/memberships/queries'
import type { Membership, MembershipState } from '@/lib/domains/memberships/schema'
import { useMembershipChanges } from '../use-membership-changes'
import type { MemberNoticeTexts } from './member-notice-props'

type MemberNoticeProps = {
  texts: MemberNoticeTexts
  membershipPath: string
  children: ReactNode
}

/** Replaces the offer for players who have a membership: their plan, what comes next, and the way to change it. */
function MemberNotice({ texts, membershipPath, children }: MemberNoticeProps) {
  const { data } = useQuery(membershipQuery)
  useMembershipChanges()
  if (data === undefined || !isMember(data.state)) return children
  return (
    <div className="grid gap-4">
      <p role="status" className="text-head-sm font-extrabold">
        {texts.alreadyMember}
      </p>
      <Plan membership={data} texts={texts} />
      <a href={membershipPath} className={buttonClass('primary', 'large')}>
        {data.gateway === 'own' ? texts.manage : texts.toMembership}
      </a>
    </div>
  )
}

type PlanProps = { membership: Membership; texts: MemberNoticeTexts }

function Plan({ membership: { state, gateway, period, price, until }, texts }: PlanProps) {
  const name = period === null ? undefined : texts[period === 'year' ? 'annual' : 'monthly']
  const plan = [name, price].filter((part) => typeof part === 'string').join(' · ')
  return (
    <>
      {plan !== '' && <p className="font-semibold tabular-nums">{plan}</p>}
      {state === 'past_due' && <p>{texts.past_dueHint}</p>}
      {until !== null && <p className="empty:hidden">{fill(hintOf(state, texts), { day: until })}</p>}
      {gateway === 'braintree' && period === 'month' && state !== 'ending' && (
        <p className="text-muted">{texts.braintreeChange}</p>
      )}
    </>
  )
}

/** What happens on the day until which the membership runs; nothing where no payment is due then. */
function hintOf(state: MembershipState, texts: MemberNoticeTexts): string {
  if (state === 'active') return texts.activeHint
  if (state === 'trialing') return texts.trialingHint
  return state === 'ending' ? texts.ending : ''
}

export default withQueries(MemberNotice)
