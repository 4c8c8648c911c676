import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { fill } from '@/lib/core/words'
import { hintOf, isMember, titleOf } from '@/lib/domains/memberships/membership-rules'
import { guaranteeQuery } from '@/lib/domains/memberships/queries'
import type { Membership } from '@/lib/domains/memberships/schema'
import type { MembershipTexts } from './membership-texts'

type StatusCardProps = {
  membership: Membership
  /** Paid, but not yet known to the game server: then the card must not say that there is no membership. */
  isArriving: boolean
  texts: MembershipTexts
  children: ReactNode
}

/** The membership's state, with its plan, its price and the next relevant date. */
export function StatusCard({ membership, isArriving, texts, children }: StatusCardProps) {
  const { state, period, price, until } = membership
  const day = until ?? ''
  const isHidden = isArriving && !isMember(state)
  const card = useFocusAfterChange(state)
  const plan = isMember(state) && period && { year: texts.annual, month: texts.monthly }[period]
  return (
    <section
      ref={card}
      tabIndex={-1}
      className="plan-panel membership-status"
      data-membership={state}
      aria-labelledby="membership-status"
    >
      <h2 id="membership-status" className="text-head-large">
        {isHidden ? texts.underway : fill(texts[titleOf(membership)], { day })}
      </h2>
      {!isHidden && <p className="mt-2 max-w-[60ch]">{fill(texts[hintOf(membership)], { day, price: price ?? '' })}</p>}
      <dl className="plan-facts mt-5 empty:hidden">
        {plan && <Fact label={texts.plan} value={plan} />}
        {price !== null && <Fact label={texts.price} value={price} />}
      </dl>
      {state === 'active' && period === 'year' && <Guarantee texts={texts} />}
      <div className="mt-5 flex flex-wrap items-start gap-4 empty:hidden">{children}</div>
    </section>
  )
}

/**
 * For what shows a state: takes the focus when the state has changed and the control that changed it is gone. A screen
 * reader then says the new state.
 */
function useFocusAfterChange(state: Membership['state']): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [state])
  return place
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Says that the money-back guarantee applies, while it does (MB-047). */
function Guarantee({ texts }: { texts: MembershipTexts }) {
  const isReady = useHydrated()
  const { data } = useQuery({ ...guaranteeQuery, enabled: isReady })
  if (!data || data.until === null) return null
  return <p className="mt-5 font-semibold text-pine">{fill(texts.guarantee, { day: data.until })}</p>
}
