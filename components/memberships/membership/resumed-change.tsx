import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '@/lib/core/errors'
import { leadsToHosted, membershipChangeSchema, openHosted } from '@/lib/domains/memberships/membership-change'
import { buyMutation, cancelMutation } from '@/lib/domains/memberships/queries'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import type { MembershipTexts } from './membership-texts'
import { cancelRefusal, openingRefusal, purchaseRefusal } from './refusals'

/**
 * Resumes a change that the player requested when the session had ended, and reports its outcome. This is a component
 * of its own: by now the control for the change may be gone, and a control that appears later must not resume it again.
 * If the session ends a second time, the change is dropped.
 */
export function ResumedChange({ texts }: { texts: MembershipTexts }) {
  const client = useQueryClient()
  const { mutate: cancel, ...cancelling } = useMutation(cancelMutation(client))
  const { mutate: buy, ...buying } = useMutation(buyMutation(client))
  const { mutate: open, ...opening } = useMutation({
    mutationFn: openHosted,
    ...leadsToHosted,
  })
  const onError = (failure: Error) => {
    if (hasCode(failure, 'not_signed_in')) signInAgain()
  }
  useIntent(
    'membership_change',
    (change) => {
      if (change.to === 'cancel') cancel(change.reason, { onError })
      else if (change.to === 'buy') buy(change.order, { onError })
      else open(change, { onError })
    },
    { schema: membershipChangeSchema },
  )
  if (cancelling.isPending || buying.isPending || opening.isPending) {
    return (
      <p role="status" className="plan-panel bg-mist font-semibold">
        {texts.busy}
      </p>
    )
  }
  const words =
    cancelRefusal(cancelling.error, texts) ||
    purchaseRefusal(buying.error, texts) ||
    openingRefusal(opening.error, texts)
  if (words === '') return null
  return (
    <p role="alert" className="plan-panel bg-mist font-semibold text-alert">
      {words}
    </p>
  )
}
