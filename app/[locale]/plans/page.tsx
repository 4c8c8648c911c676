import type { Metadata } from 'next'
import { localizedPath } from '@/i18n/localized-path'
import { countryOf } from '@/i18n/regions'
import { planPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { findCountryPlans } from '@/lib/domains/memberships/server'
import { plansStructuredData } from '@/lib/domains/memberships/structured-data'
import { ErrorDocument } from '../_pages/error-document'
import { fixedPageMetadata, readFixedPage } from '../_pages/fixed-page'
import { PageMain } from '../_pages/page-main'
import { StructuredData } from '../_pages/structured-data'

/** Seconds; as long as its prices are kept. */
export const revalidate = 300

type Props = PageProps<'/[locale]/plans'>

const route = { uid: 'plans', section: 'hero_with_plan_selection', hasGhostNavigation: true } as const

export const generateMetadata = ({ params }: Props): Promise<Metadata> => fixedPageMetadata(route, params)

/** The memberships and what they cost, as editors show them. */
export default async function PlansPage({ params }: Props) {
  const { page, locale } = await readFixedPage(route, params)
  if ('status' in page) return <ErrorDocument status={page.status} locale={locale} />
  const plans = await findCountryPlans(countryOf(locale))
  const addressOf = ({ id }: { id: string }) => `${env.SITE_URL}${localizedPath(planPath(id), locale)}`
  return (
    <PageMain page={page.value} locale={locale}>
      {plans && plans.prices.length > 0 && (
        <StructuredData data={plansStructuredData(plans, env.PRODUCT_NAME, addressOf)} />
      )}
    </PageMain>
  )
}
