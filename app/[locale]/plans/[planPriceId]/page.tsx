import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { PlanView } from '@/components/memberships/plan-view'
import { StructuredData } from '@/components/ui/structured-data'
import { countryOf, knownLocale } from '@/i18n/locales'
import { settleReading } from '@/lib/content/api/settle-reading'
import { decodeSegment } from '@/lib/core/address-segment'
import { planPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { siteNow } from '@/lib/core/server/site-clock'
import { formatOffer } from '@/lib/domains/memberships/offer-presenter'
import { aroundPrice } from '@/lib/domains/memberships/price-rules'
import { getPlanPrice } from '@/lib/domains/memberships/server'
import { plansStructuredData } from '@/lib/domains/memberships/structured-data'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { absoluteAddress } from '../../_pages/page-data'

/** How long the page is cached, in seconds: as long as its prices. */
export const revalidate = 300

/** No page is prerendered: the ids come from the game server, one for each country and period. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/plans/[planPriceId]'>

const load = cache((priceId: string, country: string) => settleReading(getPlanPrice(priceId, country)))

const read = async ({ params }: Props) => {
  const { locale: segment, planPriceId } = await params
  const locale = knownLocale(segment)
  return { found: await load(decodeSegment(planPriceId), countryOf(locale)), locale }
}

/** Not indexed: the page of plans is what search engines should find. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found, locale } = await read(props)
  if ('status' in found) return errorMetadata(found.status, locale)
  const t = await getTranslations({ locale, namespace: 'plans' })
  return { title: t('checkoutTitle'), robots: { index: false } }
}

/** A plan to confirm before the payment. */
export default async function PlanPage(props: Props) {
  const { found, locale } = await read(props)
  if ('status' in found) return <ErrorDocument status={found.status} locale={locale} />
  const { price } = found.value
  const plans = aroundPrice(price, found.value.plans)
  const address = ({ id }: { id: string }) => absoluteAddress(planPath(id), locale)
  const one = { ...plans, prices: [price] }
  const offer = await formatOffer(plans, locale, siteNow())
  return (
    <main id="main">
      <PlanView price={price} offer={offer} name={plans.name ?? env.PRODUCT_NAME} locale={locale} />
      <StructuredData things={[plansStructuredData(one, env.PRODUCT_NAME, address)]} />
    </main>
  )
}
