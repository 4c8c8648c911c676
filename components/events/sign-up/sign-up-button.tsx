import { clsx } from 'clsx'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { SignUpTexts } from './sign-up-texts'

type Action = 'join' | 'leave'

type SignUpButtonProps = {
  isIn: boolean
  /** Whether the player is in another group of the event, which joining this one leaves. */
  isElsewhere: boolean
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
export function SignUpButton({ isIn, isElsewhere, canChange, isBusy, busyWith, change, texts }: SignUpButtonProps) {
  const hasLeft = useLeft(isIn)
  const isMove = isElsewhere && !isIn
  const action = isIn ? 'leave' : 'join'
  const busyText = busyWith && { join: texts.joining, leave: texts.leaving }[busyWith]
  const idleLabel = { join: isMove ? texts.moveLabel : texts.joinLabel, leave: texts.leaveLabel }[action]
  const outcome = isIn ? texts.joined : hasLeft ? texts.left : undefined
  const isSeen = busyText === undefined && outcome !== undefined
  return (
    <div className="flex flex-wrap items-center gap-3 sm:justify-end" data-joined={isIn ? '' : undefined}>
      <p role="status" className={clsx(isIn ? 'font-semibold text-pine' : 'text-sm', !isSeen && 'sr-only')}>
        {busyText ?? outcome}
      </p>
      {canChange && (
        <button
          type="button"
          aria-label={busyText ? undefined : idleLabel}
          aria-disabled={isBusy}
          onClick={() => change(action)}
          className={buttonClass(isIn || isMove ? 'outline' : 'primary', 'small', 'aria-disabled:opacity-60')}
        >
          {busyText ?? (isMove ? texts.move : texts[action])}
        </button>
      )}
    </div>
  )
}

/** Whether the player was in while this was shown, and no longer is. */
function useLeft(isIn: boolean): boolean {
  const [seen, setSeen] = useState({ isIn, hasLeft: false })
  if (seen.isIn !== isIn) setSeen({ isIn, hasLeft: !isIn })
  return seen.hasLeft && !isIn
}
