import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { hasCode } from '@/lib/core/errors'
import { notifyEnrolment } from '@/lib/domains/campaigns/enrolment-changes'
import { registrationKey } from '@/lib/domains/campaigns/queries'
import { withdrawFromMission } from '@/lib/domains/pairing/endpoints'
import { memberCall } from '@/lib/domains/session/api'
import { isHandledByPage } from '@/lib/domains/session/handled-by-page'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import type { PairingTexts } from './pairing-texts'

type LeaveCampaignProps = {
  campaign: string
  /** Editors' error text, for any failure [PA-023]. */
  errorCopy: ReactNode
  texts: PairingTexts
}

/**
 * Lets a player whom the coaching doesn't accept leave the campaign that it belongs to [PA-020]; the page behind the dialog
 * follows, as after any withdrawal [CP-045].
 */
export function LeaveCampaign({ campaign, errorCopy, texts }: LeaveCampaignProps) {
  const client = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationKey: [...registrationKey(campaign), 'leave'],
    mutationFn: () => memberCall(withdrawFromMission, { params: { shortName: campaign } }),
    onSuccess: () => {
      const left = { isRegistered: false }
      client.setQueryData(registrationKey(campaign), left)
      notifyEnrolment({ shortName: campaign, ...left })
    },
    onError: (failure) => {
      console.warn('leaving the campaign failed', failure)
      if (hasCode(failure, 'not_signed_in')) signInAgain()
    },
  })
  const leave = () => {
    // A second click may come before the first one is rendered.
    if (client.isMutating({ mutationKey: registrationKey(campaign) }) === 0) mutate()
  }
  if (isSuccess) return <Left text={texts.left} />
  const hasFailed = error !== null && !isHandledByPage(error)
  return (
    <>
      {hasFailed && (
        <div role="alert" className="basis-full">
          {errorCopy}
        </div>
      )}
      <button
        type="button"
        aria-disabled={isPending}
        onClick={leave}
        className={buttonClass('outline', 'large', 'aria-disabled:opacity-60')}
      >
        {hasFailed ? texts.retry : texts.leave}
      </button>
    </>
  )
}

/** Takes the focus of the button that it replaces. */
function Left({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} role="status" tabIndex={-1}>
      {text}
    </p>
  )
}
