import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { ChoiceField, TextField } from '@/components/ui/field'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useUnderway } from '@/components/ui/use-underway'
import { hasCode } from '@/lib/core/errors'
import { fill } from '@/lib/core/words'
import { buyMutation, directOffersQuery } from '@/lib/domains/memberships/queries'
import type { DirectOffer, Period } from '@/lib/domains/memberships/schema'
import { signInOnceFor } from '@/lib/domains/session/intents/sign-in-for'
import { CardButton } from './card-button'
import type { MembershipTexts } from './membership-texts'
import { purchaseRefusal } from './refusals'

type DirectPurchaseProps = {
  /** How the membership was paid that has ended: chosen at first. */
  former: Period | null
  texts: MembershipTexts
}

/** For returning customers: buys with the stored payment method, and a coupon if there is one. */
export function DirectPurchase({ former, texts }: DirectPurchaseProps) {
  const isReady = useHydrated()
  const { data: offers = [] } = useQuery({ ...directOffersQuery, enabled: isReady })
  const first = offers.find(({ period }) => period === former) ?? offers[0]
  return first === undefined ? null : <Purchase offers={offers} first={first} texts={texts} />
}

type PurchaseProps = { offers: readonly DirectOffer[]; first: DirectOffer; texts: MembershipTexts }

function Purchase({ offers, first, texts }: PurchaseProps) {
  const client = useQueryClient()
  const { mutate, error } = useMutation(buyMutation(client))
  const { isUnderway, begin, end } = useUnderway()
  const [period, setPeriod] = useState<Period>(first.period)
  const [coupon, setCoupon] = useState('')
  const offer = offers.find((each) => each.period === period) ?? first
  const { planId, gateway, minor, currency } = offer
  const buy = () => {
    if (!begin()) return
    const order = { planId, gateway, minor, currency, coupon: coupon.trim() }
    const onError = (failure: Error) => {
      if (hasCode(failure, 'not_signed_in')) signInOnceFor('membership_change', { to: 'buy', order })
    }
    mutate(order, { onError, onSettled: end })
  }
  const names = { year: texts.annual, month: texts.monthly }
  return (
    <section className="plan-panel border border-line" aria-labelledby="membership-direct">
      <h2 id="membership-direct" className="mb-2 text-head-sm">
        {texts.directTitle}
      </h2>
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p>{fill(texts.directText, { method: offer.method })}</p>
        {gateway !== 'apple' && <CardButton gateway={gateway} texts={texts} />}
      </div>
      <form
        className="grid max-w-md gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          buy()
        }}
      >
        <ChoiceField<Period>
          label={texts.plan}
          name="period"
          value={offer.period}
          options={offers.map((each) => ({ value: each.period, label: `${names[each.period]}: ${each.price}` }))}
          onChange={setPeriod}
        />
        <TextField
          label={texts.coupon}
          name="coupon"
          autoComplete="off"
          maxLength={60}
          value={coupon}
          error={hasCode(error, 'coupon_refused') ? texts.couponRefused : undefined}
          onChange={(event) => setCoupon(event.target.value)}
        />
        <button
          type="submit"
          aria-disabled={isUnderway}
          className={buttonClass('primary', 'medium', 'justify-self-start aria-disabled:opacity-60')}
        >
          {isUnderway ? texts.busy : fill(texts.buy, { price: offer.price })}
        </button>
        <p role="alert" className="font-semibold text-alert empty:hidden">
          {hasCode(error, 'coupon_refused') ? '' : purchaseRefusal(error, texts)}
        </p>
      </form>
    </section>
  )
}
