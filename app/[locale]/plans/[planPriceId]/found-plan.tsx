import { PlanView } from '@/components/memberships/plan-view'
import { StructuredData } from '@/components/ui/structured-data'
import type { Locale } from '@/i18n/locales'
import { planPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { siteNow } from '@/lib/core/server/site-clock'
import type { CountryPlans, PlanPrice } from '@/lib/domains/memberships/country-plans'
import { formatOffer } from '@/lib/domains/memberships/offer-presenter'
import { aroundPrice } from '@/lib/domains/memberships/price-rules'
import { plansStructuredData } from '@/lib/domains/memberships/structured-data'
import { absoluteAddress } from '../../_pages/page-data'

type FoundPlanProps = {
  price: PlanPrice
  /** All that is sold in the price's country. */
  plans: CountryPlans
  locale: Locale
}

/** What the page of a price shows: the plan that it buys, for visitors and for search engines. */
export async function FoundPlan({ price, plans, locale }: FoundPlanProps) {
  const around = aroundPrice(price, plans)
  const offer = await formatOffer(around, locale, siteNow())
  const addressOf = ({ id }: { id: string }) => absoluteAddress(planPath(id), locale)
  return (
    <main id="main">
      <PlanView price={price} offer={offer} name={around.name ?? env.PRODUCT_NAME} locale={locale} />
      <StructuredData things={[plansStructuredData({ ...around, prices: [price] }, env.PRODUCT_NAME, addressOf)]} />
    </main>
  )
}
