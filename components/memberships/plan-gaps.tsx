import { buttonClass } from '../ui/button'
import type { PlanTexts } from './plan-texts'

/** Prices are on their way, or there are none. */
export function PlanSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="plan-spinner">
      <span className="sr-only">{label}</span>
    </div>
  )
}

/** Prices can't be had right now; without script the page is asked for anew. */
export function PlanFailed({ texts, retry }: { texts: PlanTexts; retry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{texts.failed}</p>
      <a
        href="?"
        className={buttonClass('outline', 'small')}
        onClick={(event) => {
          event.preventDefault()
          retry()
        }}
      >
        {texts.retry}
      </a>
    </div>
  )
}
