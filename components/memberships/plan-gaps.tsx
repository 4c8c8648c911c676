import type { Offer } from '@/lib/domains/memberships/schema'
import { buttonClass } from '../ui/button'
import type { PlanTexts } from './plan-texts'

/** Shown while prices are loading. */
export function PlanSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="plan-spinner">
      <span className="sr-only">{label}</span>
    </div>
  )
}

/** Whether there are prices to show. */
export const hasPlans = (offer: Offer | undefined): offer is Offer => offer !== undefined && offer.plans.length > 0

type NoPricesProps = { isFailure: boolean; texts: PlanTexts; retry: () => void }

/** Shown if prices can't be read or nothing is sold: a retry button, or without script a link that reloads the page. */
export function NoPrices({ isFailure, texts, retry }: NoPricesProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{isFailure ? texts.failed : texts.none}</p>
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

/** Says whose prices are shown, if the requested country has none. */
export function PricesInstead({ offer }: { offer: Offer }) {
  return (
    offer.instead !== undefined && (
      <p role="status" className="mb-4">
        {offer.instead}
      </p>
    )
  )
}
