import { buttonClass } from '@/components/ui/button'
import { isLasting } from '@/lib/core/errors'
import { failureText } from '@/lib/core/failure-text'
import type { SchedulerTexts } from './scheduler-texts'

type SchedulerFailureProps = { failure: Error | null; texts: SchedulerTexts; retry: () => void }

/** Says that what the scheduler needs can't be had, and offers another try where that may help. */
export function SchedulerFailure({ failure, texts, retry }: SchedulerFailureProps) {
  return (
    <div role="alert">
      <p className="mb-4 font-semibold">{failureText(failure, texts) ?? texts.failed}</p>
      {!isLasting(failure) && (
        <button type="button" onClick={retry} className={buttonClass('outline', 'small')}>
          {texts.retry}
        </button>
      )}
    </div>
  )
}
