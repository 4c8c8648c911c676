import { planAnchor } from '@/lib/domains/memberships/plan-anchor'
import type { Period, PlanOffer } from '@/lib/domains/memberships/schema'
import type { PlanTexts } from './plan-texts'

type PlanOptionsProps = {
  plans: readonly PlanOffer[]
  /** The plan that is ticked until the visitor chooses. */
  preset: Period | undefined
  tax: string
  texts: PlanTexts
  labels: Record<Period, string>
}

/** The plans of a membership as radio buttons, one of which has to be chosen (MB-027). */
export function PlanOptions({ plans, preset, tax, texts, labels }: PlanOptionsProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{texts.legend}</legend>
      <div className="grid gap-3">
        {plans.map((plan) => (
          <label key={plan.priceId} id={planAnchor(plan.period)} className="plan-option">
            <input type="radio" name="price" value={plan.priceId} required defaultChecked={plan.period === preset} />
            <span className="min-w-0 grow">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-display text-lg font-extrabold">{labels[plan.period]}</span>
                <span className="font-semibold tabular-nums">{plan.pricePerPeriod}</span>
              </span>
              <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                {plan.perMonth !== undefined && <span className="tabular-nums">{plan.perMonth}</span>}
                <span>{tax}</span>
              </span>
              {plan.savings !== undefined && <span className="plan-savings">{plan.savings}</span>}
              <span className="block text-sm">{plan.promise}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
