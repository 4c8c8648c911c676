import { buttonClass } from '@/components/ui/button'
import type { FundraisingTexts } from './fundraising-texts'

type RetryProps = {
  isPending: boolean
  isRetrying: boolean
  retry: () => void
  texts: Pick<FundraisingTexts, 'checking' | 'unknown' | 'retry'>
}

/** Shown while an answer is loading, or if it failed to load. */
export function Retry({ isPending, isRetrying, retry, texts }: RetryProps) {
  if (isPending) {
    return (
      <div className="fundraising-waiting" role="status">
        <span className="sr-only">{texts.checking}</span>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{isRetrying ? texts.checking : texts.unknown}</p>
      <button
        type="button"
        aria-disabled={isRetrying}
        onClick={() => !isRetrying && retry()}
        className={buttonClass('outline', 'medium', 'aria-disabled:opacity-60')}
      >
        {texts.retry}
      </button>
    </div>
  )
}
