import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { countryOf, knownLocale } from '@/i18n/locales'
import { settleReading } from '@/lib/content/api/settle-reading'
import { decodeSegment } from '@/lib/core/address-segment'
import { getPlanPrice } from '@/lib/domains/memberships/server'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { FoundPlan } from './found-plan'

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
  return <FoundPlan {...found.value} locale={locale} />
}
