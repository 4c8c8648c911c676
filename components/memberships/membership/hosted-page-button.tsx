import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { hasCode } from '@/lib/core/errors'
import { tooManyTriesIn } from '@/lib/core/too-many-tries'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import type { MembershipTexts } from './membership-texts'

type HostedPageButtonProps = {
  label: string
  /** Asks where the page is. */
  open: () => Promise<{ url: string }>
  variant?: 'primary' | 'outline'
  texts: MembershipTexts
}

/** Leads to a page of the payment provider, where plan, payment or card are changed (MB-002). */
export function HostedPageButton({ label, open, variant = 'primary', texts }: HostedPageButtonProps) {
  const { mutate, error, isPending } = useMutation({ mutationFn: open })
  const [isLeaving, setLeaving] = useState(false)
  const isBusy = isPending || isLeaving
  const go = () => {
    if (isBusy) return
    mutate(undefined, {
      onSuccess: ({ url }) => {
        setLeaving(true)
        location.assign(url)
      },
      onError: (failure) => {
        if (hasCode(failure, 'not_signed_in')) signInAgain()
      },
    })
  }
  const isTold = error !== null && !hasCode(error, 'another_player')
  return (
    <div data-needs-script>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={go}
        className={buttonClass(variant, variant === 'primary' ? 'medium' : 'small', 'aria-disabled:opacity-60')}
      >
        {isBusy ? texts.busy : label}
      </button>
      <p role="alert" className="mt-2 font-semibold text-alert empty:hidden">
        {isTold ? (tooManyTriesIn(error, texts.tooManyTries) ?? texts.portalFailed) : ''}
      </p>
    </div>
  )
}
