import type { UseQueryResult } from '@tanstack/react-query'
import { buttonClass } from '@/components/ui/button'
import { isLasting } from '@/lib/core/errors'
import { failureText, type FailureTexts } from '@/lib/core/failure-text'
import type { FundraisingTexts } from './fundraising-texts'

type RetryProps = {
  reading: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'error' | 'refetch'>
  texts: Pick<FundraisingTexts, 'checking' | 'unknown' | 'retry' | keyof FailureTexts>
}

/** Shown while an answer is loading, or if it failed to load: then with another try, if that can help. */
export function Retry({ reading, texts }: RetryProps) {
  const { isPending, isFetching: isRetrying, error, refetch } = reading
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
          onClick={() => !isRetrying && void refetch()}
          className={buttonClass('outline', 'medium', 'aria-disabled:opacity-60')}
        >
          {texts.retry}
        </button>
      )}
    </div>
  )
}
