import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useRefresh } from '@/components/ui/use-refresh'
import { hasCode } from '@/lib/core/errors'
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

const mutationKey = ['pairing', 'leave campaign']

/**
 * Lets a player whom the coaching doesn't accept leave the campaign that it belongs to [PA-020]. The page behind the dialog
 * follows: whatever it knows of the player may depend on the campaign.
 */
export function LeaveCampaign({ campaign, errorCopy, texts }: LeaveCampaignProps) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationKey,
    mutationFn: () => memberCall(withdrawFromMission, { params: { shortName: campaign } }),
    onSuccess: () => {
      void client.invalidateQueries()
      void refresh()
    },
    onError: (failure) => {
      console.warn('leaving the campaign failed', failure)
      if (hasCode(failure, 'not_signed_in')) signInAgain()
    },
  })
  const leave = () => {
    // A second click may come before the first one is rendered.
    if (client.isMutating({ mutationKey }) === 0) mutate()
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
