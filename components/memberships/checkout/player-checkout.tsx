import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useUnderway } from '@/components/ui/use-underway'
import { withQueries } from '@/components/ui/with-queries'
import { hasCode } from '@/lib/core/errors'
import { failureText } from '@/lib/core/failure-text'
import { startCheckout } from '@/lib/domains/memberships/endpoints'
import { leadsToHosted } from '@/lib/domains/memberships/membership-change'
import { isMember } from '@/lib/domains/memberships/membership-rules'
import { membershipQuery } from '@/lib/domains/memberships/queries'
import { checkoutOrderSchema, type CheckoutOrder } from '@/lib/domains/memberships/schema'
import { memberCall } from '@/lib/domains/session/api'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { signInOnceFor } from '@/lib/domains/session/intents/sign-in-for'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import { isHandledByPage } from '@/lib/domains/session/handled-by-page'
import { useMembershipChanges } from '../use-membership-changes'
import type { CheckoutTexts } from './checkout-texts'

type PlayerCheckoutProps = {
  order: CheckoutOrder
  membershipPath: string
  texts: CheckoutTexts
  /** The visitor's button, shown if it turns out that nobody is signed in. */
  children: ReactNode
}

/** A button that takes the player to the hosted page: once, however often it is pressed [MB-002]. */
function PlayerCheckout({ order, membershipPath, texts, children }: PlayerCheckoutProps) {
  const membership = useQuery(membershipQuery)
  useMembershipChanges()
  const { mutate, error } = useMutation({
    mutationFn: (body: CheckoutOrder) => memberCall(startCheckout, { body }),
    ...leadsToHosted,
  })
  const { isUnderway: isBusy, begin, end } = useUnderway()
  const go = (wanted: CheckoutOrder, onSignedOut: () => void) => {
    if (!begin()) return
    mutate(wanted, {
      onError: (failure) => {
        end()
        if (hasCode(failure, 'not_signed_in')) onSignedOut()
      },
    })
  }
  // The checkout continues at the price that was shown then. If the session ends a second time, it is dropped.
  useIntent('checkout', (wanted) => go(wanted, () => signInAgain()), { schema: checkoutOrderSchema })
  if (!maybeSignedIn()) return children
  const hasMembership = membership.data !== undefined && isMember(membership.data.state)
  if (hasMembership || hasCode(error, 'already_member')) {
    return (
      <>
        <p role="status" className="mb-4 font-semibold">
          {texts.alreadyMember}
        </p>
        <a href={membershipPath} className={buttonClass('primary', 'large', 'w-full')}>
          {texts.toMembership}
        </a>
      </>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => go(order, () => signInOnceFor('checkout', order))}
        className={buttonClass('primary', 'large', 'w-full aria-disabled:opacity-60')}
      >
        {isBusy ? texts.busy : texts.continue}
      </button>
      <div role="alert" className="mt-3 font-semibold text-alert empty:hidden">
        {error && !isBusy && <Refusal error={error} texts={texts} />}
      </div>
    </>
  )
}

function Refusal({ error, texts }: { error: Error; texts: CheckoutTexts }) {
  if (isHandledByPage(error)) return null
  if (hasCode(error, 'price_changed')) {
    return (
      <>
        <p>{texts.priceChanged}</p>
        <a href="?" className="underline">
          {texts.reload}
        </a>
      </>
    )
  }
  if (hasCode(error, 'outcome_unknown')) return <p>{texts.outcomeUnknown}</p>
  return <p>{failureText(error, texts) ?? texts.checkoutFailed}</p>
}

export default withQueries(PlayerCheckout)
