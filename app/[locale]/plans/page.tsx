import type { Metadata } from 'next'
import { StructuredData } from '@/components/ui/structured-data'
import { countryOf } from '@/i18n/locales'
import { planPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { findCountryPlans } from '@/lib/domains/memberships/server'
import { plansStructuredData } from '@/lib/domains/memberships/structured-data'
import { FixedDocument } from '../_pages/fixed-document'
import { fixedPageMetadata } from '../_pages/fixed-page'
import { fixedRoutes } from '../_pages/fixed-routes'
import { localeOf } from '../_pages/locale-of'
import { absoluteAddress } from '../_pages/page-data'

/** How long the page is cached, in seconds: as long as its prices. */
export const revalidate = 300

type Props = PageProps<'/[locale]/plans'>

export const generateMetadata = ({ params }: Props): Promise<Metadata> => fixedPageMetadata(fixedRoutes.plans, params)

/** The memberships and their prices, with the editors' sections. */
export default function PlansPage({ params }: Props) {
  return (
    <FixedDocument route={fixedRoutes.plans} params={params}>
      <PlansData params={params} />
    </FixedDocument>
  )
}

async function PlansData({ params }: Pick<Props, 'params'>) {
  const locale = await localeOf(params)
  const plans = await findCountryPlans(countryOf(locale))
  if (!plans || plans.prices.length === 0) return null
  const addressOf = ({ id }: { id: string }) => absoluteAddress(planPath(id), locale)
  return <StructuredData things={[plansStructuredData(plans, env.PRODUCT_NAME, addressOf)]} />
}
