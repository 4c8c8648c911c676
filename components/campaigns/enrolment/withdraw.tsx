import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import { hasCode } from '@/lib/core/errors'
import { failureText } from '@/lib/core/failure-text'
import { registrationKey, withdrawMutation } from '@/lib/domains/campaigns/queries'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import { isHandledByPage } from '@/lib/domains/session/handled-by-page'
import type { WithdrawTexts } from './enrolment-bar'

export type WithdrawProps = {
  campaign: string
  texts: WithdrawTexts
  className: string
  /** Shown instead of it until its script has loaded. */
  children: ReactNode
}

/** Withdraws the player from a mission; listeners of enrolment changes refresh the page [CP-046]. */
function Withdraw({ campaign, texts, className }: WithdrawProps) {
  const client = useQueryClient()
  const { mutate, isIdle, isError, error } = useMutation(withdrawMutation(client, campaign))
  const isBusy = !isIdle && !isError
  const hasFailed = isError && !isHandledByPage(error)
  const onError = (failure: Error) => {
    if (hasCode(failure, 'not_signed_in')) signInAgain()
  }
  const withdraw = () => {
    // A second click may come before the first one is rendered.
    const isUnderway = client.isMutating({ mutationKey: registrationKey(campaign) }) > 0
    if (!isBusy && !isUnderway) mutate(undefined, { onError })
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={withdraw}
        className={`${className} aria-disabled:opacity-60`}
      >
        {isBusy ? texts.withdrawing : texts.withdraw}
      </button>
      <p role="status" className={hasFailed ? 'basis-full' : 'sr-only'}>
        {hasFailed ? (failureText(error, texts) ?? texts.withdrawFailed) : isBusy ? texts.withdrawing : ''}
      </p>
    </>
  )
}

export default withQueries(Withdraw)
