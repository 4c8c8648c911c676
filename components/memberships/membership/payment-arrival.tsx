import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isMember } from '@/lib/domains/memberships/membership-rules'
import { membershipChanged, membershipQuery } from '@/lib/domains/memberships/queries'
import type { MembershipTexts } from './membership-texts'

const SOON_MS = 2000
const LATER_MS = 15_000
/** How long the player is asked to wait; after that the page goes on asking in the background. */
const TIMEOUT_MS = 60_000

/**
 * Waits until the game server knows of a payment that the provider has taken: it asks often at first, then less often
 * in the background. When it has arrived, all queries of the page are refetched.
 */
export function PaymentArrival({ texts }: { texts: MembershipTexts }) {
  const client = useQueryClient()
  const [isLate, setLate] = useState(false)
  const { data } = useQuery({
    ...membershipQuery,
    refetchInterval: ({ state }) => (state.data && isMember(state.data.state) ? false : isLate ? LATER_MS : SOON_MS),
  })
  const isHere = data !== undefined && isMember(data.state)
  useEffect(() => {
    if (isHere) {
      void membershipChanged(client)
      return undefined
    }
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isHere, client])
  return (
    <p role="status" className="plan-panel bg-mist font-semibold">
      {isHere ? texts.succeeded : isLate ? texts.underway : texts.waiting}
    </p>
  )
}
