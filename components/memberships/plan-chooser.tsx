import type { FormEvent, ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { planPath, planChoicePath } from '@/lib/core/paths'
import { defaultPeriod } from '@/lib/domains/memberships/price-rules'
import type { Offer, Period } from '@/lib/domains/memberships/schema'
import { buttonClass } from '../ui/button'
import { useUnderway } from '../ui/use-underway'
import { hasPlans, NoPrices, PlanSpinner, PricesInstead } from './plan-gaps'
import { PlanOptions } from './plan-options'
import { PlanTerms } from './plan-terms'
import type { PlanTexts } from './plan-texts'
import { useChosenPlan } from './use-chosen-plan'
import { useOffer, type PageOffer } from './use-offer'

export type PlanChooserProps = {
  page: PageOffer & { locale: Locale }
  /** Value of the feature flag `web-default-annual` (MB-020). */
  isAnnualDefault: boolean
  texts: PlanTexts
  /** The editors' labels for the two periods and for the button. */
  labels: Record<Period | 'submit', string>
  /** The second, server-rendered action. */
  children: ReactNode
}

/** The choice between annual and monthly payment (MB-001). Its form works without script, too. */
export function PlanChooser({ page, isAnnualDefault, texts, labels, children }: PlanChooserProps) {
  const { country, offer, hasFailed, retry } = useOffer(page)
  return (
    <>
      {hasPlans(offer) ? (
        <>
          <PricesInstead offer={offer} />
          <PlanForm
            key={country}
            offer={offer}
            locale={page.locale}
            isAnnualDefault={isAnnualDefault}
            texts={texts}
            labels={labels}
          >
            {children}
          </PlanForm>
        </>
      ) : hasFailed || offer !== undefined ? (
        <NoPrices isFailure={hasFailed} texts={texts} retry={retry} />
      ) : (
        <PlanSpinner label={texts.loading} /> // until a plan is known (MB-023)
      )}
      <PlanTerms country={country} offer={offer} texts={texts} />
    </>
  )
}

type PlanFormProps = Omit<PlanChooserProps, 'page'> & { offer: Offer; locale: Locale }

function PlanForm({ offer, locale, isAnnualDefault, texts, labels, children }: PlanFormProps) {
  const { plans, tax } = offer
  const offered = plans.map(({ period }) => period)
  const preset = defaultPeriod(offered, isAnnualDefault)
  const { isUnderway: isSubmitting, begin } = useUnderway() // MB-022
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const price = new FormData(event.currentTarget).get('price')
    const chosen = plans.find(({ priceId }) => priceId === price)
    if (chosen === undefined || !begin()) return
    location.assign(localizedPath(planPath(chosen.priceId), locale)) // MB-004
  }
  const form = useChosenPlan()
  return (
    <form ref={form} action={planChoicePath} onSubmit={submit} className="grid gap-6">
      <input type="hidden" name="locale" value={locale} />
      <PlanOptions plans={plans} preset={preset} tax={tax} texts={texts} labels={labels} />
      <div className="flex flex-wrap gap-4">
        <button
          type="submit"
          aria-disabled={isSubmitting}
          className={buttonClass('primary', 'large', 'grow aria-disabled:opacity-60')}
        >
          {isSubmitting ? texts.submitting : labels.submit}
        </button>
        {children}
      </div>
    </form>
  )
}
