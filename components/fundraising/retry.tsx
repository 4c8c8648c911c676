import { buttonClass } from '@/components/ui/button'
import { isLasting } from '@/lib/core/errors'
import { failureText, type FailureTexts } from '@/lib/core/failure-text'
import type { FundraisingTexts } from './fundraising-texts'

type RetryProps = {
  isPending: boolean
  isRetrying: boolean
  error: Error | null
  retry: () => void
  texts: Pick<FundraisingTexts, 'checking' | 'unknown' | 'retry' | keyof FailureTexts>
}

/** Shown while an answer is loading, or if it failed to load: then with another try, if that can help. */
export function Retry({ isPending, isRetrying, error, retry, texts }: RetryProps) {
  if (isPending) {
    return (
      <div className="fundraising-waiting" role="status">
        <span className="sr-only">{texts.checking}</span>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{isRetrying ? texts.checking : (failureText(error, texts) ?? texts.unknown)}</p>
      {!isLasting(error) && (
        <button
          type="button"
          aria-disabled={isRetrying}
          onClick={() => !isRetrying && retry()}
          className={buttonClass('outline', 'medium', 'aria-disabled:opacity-60')}
        >
          {texts.retry}
        </button>
      )}
    </div>
  )
}
