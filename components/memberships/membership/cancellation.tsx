import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useUnderway } from '@/components/ui/use-underway'
import { hasCode } from '@/lib/core/errors'
import { fill } from '@/lib/core/words'
import { cancelMutation } from '@/lib/domains/memberships/queries'
import { LONGEST_REASON, type Membership } from '@/lib/domains/memberships/schema'
import { signInOnceFor } from '@/lib/domains/session/intents/sign-in-for'
import type { MembershipTexts } from './membership-texts'
import { cancelRefusal } from './refusals'

type CancellationProps = {
  membership: Membership
  /** The page that asks without script. */
  path: string
  texts: MembershipTexts
}

/**
 * Cancels the membership in two steps: an explanation, then a confirmation with an optional reason (MB-017). Without script,
 * the first leads to a page of its own. While it is under way the dialog stays, and where a browser closes it all the same it
 * comes back if that failed: nobody shall leave in the belief of having cancelled.
 */
export function Cancellation({ membership: { until }, path, texts }: CancellationProps) {
  const client = useQueryClient()
  const { mutate, error } = useMutation(cancelMutation(client))
  const { isUnderway, begin, end } = useUnderway()
  const dialog = useRef<HTMLDialogElement>(null)
  const staying = useRef<HTMLButtonElement>(null)
  const [reason, setReason] = useState('')
  const confirm = () => {
    if (!begin()) return
    const wanted = reason.trim()
    mutate(wanted, {
      onSuccess: () => dialog.current?.close(),
      onError: (failure) => {
        if (hasCode(failure, 'not_signed_in')) signInOnceFor('membership_change', { to: 'cancel', reason: wanted })
        else if (dialog.current?.open === false) dialog.current.showModal() // it says what failed
      },
      onSettled: end,
    })
  }
  const ask = () => {
    dialog.current?.showModal()
    // Not the reason: a phone's keyboard would cover the buttons.
    staying.current?.focus()
  }
  return (
    <>
      <a href={path} className={buttonClass('outline')} data-without-script>
        {texts.cancel}
      </a>
      <div data-needs-script>
        <button type="button" onClick={ask} className={buttonClass('outline')}>
          {texts.cancel}
        </button>
        <dialog
          ref={dialog}
          closedby={isUnderway ? 'none' : 'any'}
          onCancel={(event) => isUnderway && event.preventDefault()}
          aria-labelledby="cancel-title"
          className="dialog dialog-sm"
        >
          <h2 id="cancel-title" className="mb-3 text-head-sm">
            {texts.cancelTitle}
          </h2>
          <p className="mb-5">{until === null ? texts.cancelTextUndated : fill(texts.cancelText, { day: until })}</p>
          <label className="mb-5 block">
            <span className="mb-1.5 block font-semibold">{texts.reason}</span>
            <textarea
              rows={3}
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              className="field-input"
            />
          </label>
          <p role="alert" className="mb-4 font-semibold text-alert empty:hidden">
            {cancelRefusal(error, texts)}
          </p>
          <div className="flex flex-wrap gap-3">
            <button
              ref={staying}
              type="button"
              aria-disabled={isUnderway}
              onClick={() => !isUnderway && dialog.current?.close()}
              className={buttonClass('primary', 'medium', 'aria-disabled:opacity-60')}
            >
              {texts.goOn}
            </button>
            <button
              type="button"
              aria-disabled={isUnderway}
              onClick={confirm}
              className={buttonClass('outline', 'medium', 'text-alert aria-disabled:opacity-60')}
            >
              {isUnderway ? texts.busy : texts.confirm}
            </button>
          </div>
        </dialog>
      </div>
    </>
  )
}
