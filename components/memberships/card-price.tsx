import type { Locale } from '@/i18n/locales'
import type { Period } from '@/lib/domains/memberships/schema'
import { hasPlans, NoPrices, PlanSpinner, PricesInstead } from './plan-gaps'
import { PlanTerms } from './plan-terms'
import type { PlanTexts } from './plan-texts'
import { useOffer, type PageOffer } from './use-offer'

type Page = PageOffer & { locale: Locale }

/** Price texts that editors wrote on a card; they take precedence over the game server's. */
export type WrittenPrice = { price?: string; savings?: string; tax?: string }

type CardPriceProps = { page: Page; period: Period; written: WrittenPrice; missing: string; texts: PlanTexts }

/** A card's price with its savings, taxes, and trial or guarantee. */
export function CardPrice({ page, period, written, missing, texts }: CardPriceProps) {
  const { offer, hasFailed } = useOffer(page)
  const plan = offer?.plans.find((each) => each.period === period)
  if (offer === undefined && !hasFailed && written.price === undefined) return <PlanSpinner label={texts.loading} />
  const isOurs = written.price === undefined
  // The game server's savings apply only to the game server's price.
  const savings = written.savings ?? (isOurs ? plan?.savings : undefined)
  const tax = written.tax ?? offer?.tax
  return (
    <>
      <p className="font-display text-head-sm font-extrabold tabular-nums">
        {written.price ?? plan?.pricePerPeriod ?? missing}
      </p>
      {isOurs && plan?.perMonth !== undefined && <p className="text-sm text-muted tabular-nums">{plan.perMonth}</p>}
      {savings !== undefined && <p className="plan-savings">{savings}</p>}
      {tax !== undefined && <p className="text-sm text-muted">{tax}</p>}
      {plan !== undefined && <p className="text-sm">{plan.promise}</p>}
    </>
  )
}

/** Notes that apply to all cards. */
export function CardTerms({ page, texts }: { page: Page; texts: PlanTexts }) {
  const { country, offer, hasFailed, retry } = useOffer(page)
  return (
    <>
      {hasPlans(offer) ? (
        <PricesInstead offer={offer} />
      ) : hasFailed || offer !== undefined ? (
        <NoPrices isFailure={hasFailed} texts={texts} retry={retry} />
      ) : (
        <PlanSpinner label={texts.loading} />
      )}
      <PlanTerms country={country} offer={offer} texts={texts} />
    </>
  )
}
