import { buttonClass } from '@/components/ui/button'
import type { SignUpTexts } from './sign-up-texts'

type UnknownSignUpProps = {
  texts: SignUpTexts
  /** Why it isn't known, if that is. */
  reason?: string
  /** Absent if no other try can help. */
  retry: (() => void) | undefined
  isRetrying: boolean
}

/** Says that it isn't known whether the player is signed up; a button asks again. */
export function UnknownSignUp({ texts, reason = texts.unknown, retry, isRetrying }: UnknownSignUpProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm sm:justify-end">
      <p className="text-muted">{reason}</p>
      {retry && (
        <button
          type="button"
          aria-disabled={isRetrying}
          onClick={() => !isRetrying && retry()}
          className={buttonClass('outline', 'small', 'aria-disabled:opacity-60')}
        >
          {isRetrying ? texts.retrying : texts.retry}
        </button>
      )}
    </div>
  )
}
