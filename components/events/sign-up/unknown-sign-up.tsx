import { buttonClass } from '@/components/ui/button'
import type { SignUpTexts } from './sign-up-texts'

type UnknownSignUpProps = {
  texts: SignUpTexts
  /** Where it is known. */
  reason?: string
  retry: () => void
  isRetrying: boolean
}

/** It can't be told whether the player is signed up; says so, and asks again on request. */
export function UnknownSignUp({ texts, reason = texts.unknown, retry, isRetrying }: UnknownSignUpProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm sm:justify-end">
      <p className="text-muted">{reason}</p>
      <button
        type="button"
        aria-disabled={isRetrying}
        onClick={() => !isRetrying && retry()}
        className={buttonClass('outline', 'small', 'aria-disabled:opacity-60')}
      >
        {isRetrying ? texts.retrying : texts.retry}
      </button>
    </div>
  )
}
