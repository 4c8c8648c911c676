import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasCode } from '@/lib/core/errors'
import { failureText } from '@/lib/core/failure-text'
import { endCardVisit } from '@/lib/domains/memberships/card-visit'
import { storeCardMutation } from '@/lib/domains/memberships/queries'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import { isHandledByPage } from '@/lib/domains/session/handled-by-page'
import type { MembershipTexts } from './membership-texts'

/** Stores the card that the gateway's form sends back, once, and reports the outcome (MB-039, MB-041). */
export function CardArrival({ texts }: { texts: MembershipTexts }) {
  const client = useQueryClient()
  const { mutate, error, isPending, isSuccess } = useMutation(storeCardMutation(client))
  useEffect(() => {
    const card = endCardVisit(location.search)
    if (card === undefined) return
    history.replaceState(history.state, '', location.pathname) // the nonce has no business in the history
    mutate(card, {
      onError: (failure) => {
        if (hasCode(failure, 'not_signed_in')) signInAgain()
      },
    })
  }, [mutate])
  if (isPending || isSuccess) {
    return (
      <p role="status" className="plan-panel bg-mist font-semibold">
        {isPending ? texts.busy : texts.cardStored}
      </p>
    )
  }
  if (error === null || isHandledByPage(error)) return null
  return (
    <p role="alert" className="plan-panel bg-mist font-semibold text-alert">
      {hasCode(error, 'payment_refused') ? texts.cardRefused : (failureText(error, texts) ?? texts.cardFailed)}
    </p>
  )
}
