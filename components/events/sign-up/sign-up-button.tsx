import { clsx } from 'clsx'
import { buttonClass } from '@/components/ui/button'
import type { SignUpTexts } from './sign-up-texts'

type Action = 'join' | 'leave'

type SignUpButtonProps = {
  isIn: boolean
  canChange: boolean
  /** Whether a change to the event is under way; `busyWith` names it if it is this control's own. */
  isBusy: boolean
  busyWith: Action | undefined
  change: (action: Action) => void
  texts: SignUpTexts
}

/**
 * Joins or leaves one start of an event [EV-037, EV-093]. It is always the same button, so that it keeps the focus
 * while its label changes; the outcome is announced to screen readers too.
 */
export function SignUpButton({ isIn, canChange, isBusy, busyWith, change, texts }: SignUpButtonProps) {
  const action = isIn ? 'leave' : 'join'
  const busyText = busyWith && { join: texts.joining, leave: texts.leaving }[busyWith]
  const idleLabel = { join: texts.joinLabel, leave: texts.leaveLabel }[action]
  const showsStatus = isIn && !busyText
  return (
    <div className="flex flex-wrap items-center gap-3 sm:justify-end">
      <p role="status" className={clsx('font-semibold text-pine', !showsStatus && 'sr-only')}>
        {showsStatus ? texts.joined : busyText}
      </p>
      {canChange && (
        <button
          type="button"
          aria-label={busyText ? undefined : idleLabel}
          aria-disabled={isBusy}
          onClick={() => change(action)}
          className={buttonClass(isIn ? 'outline' : 'primary', 'small', 'aria-disabled:opacity-60')}
        >
          {busyText ?? texts[action]}
        </button>
      )}
    </div>
  )
}
