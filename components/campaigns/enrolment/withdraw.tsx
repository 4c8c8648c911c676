import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import { hasCode } from '@/lib/core/errors'
import { withdrawMutation } from '@/lib/domains/campaigns/queries'
import { signInAgain } from '@/lib/domains/session/sign-in-again'

export type WithdrawProps = {
  campaign: string
  texts: Record<'withdraw' | 'withdrawing' | 'failed', string>
  className: string
  /** What stands in its place until its script is here. */
  children: ReactNode
}

/** Withdraws the player from a mission; whoever listens to enrolment news makes the page anew [CP-046]. */
function Withdraw({ campaign, texts, className }: WithdrawProps) {
  const { mutate, isIdle, isError, error } = useMutation(withdrawMutation(useQueryClient(), campaign))
  const isBusy = !isIdle && !isError
  const hasFailed = isError && !hasCode(error, 'not_signed_in')
  const onError = (failure: Error) => {
    if (hasCode(failure, 'not_signed_in')) signInAgain()
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && mutate(undefined, { onError })}
        className={`${className} aria-disabled:opacity-60`}
      >
        {isBusy ? texts.withdrawing : texts.withdraw}
      </button>
      <p role="status" className={hasFailed ? 'basis-full' : 'sr-only'}>
        {hasFailed ? texts.failed : isBusy ? texts.withdrawing : ''}
      </p>
    </>
  )
}

/** `Withdraw` as the island loads it. */
export const WithdrawIsland = withQueries(Withdraw)
