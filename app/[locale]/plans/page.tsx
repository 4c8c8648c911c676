import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { draftMode } from 'next/headers'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { countryOf } from '@/i18n/regions'
import { planPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { findCountryPlans } from '@/lib/domains/memberships/server'
import { plansStructuredData } from '@/lib/domains/memberships/structured-data'
import { SectionList } from '@/slices/dispatcher/section-list'
import { ErrorDocument, errorMetadata } from '../_pages/error-document'
import { loadFixedPage } from '../_pages/fixed-page'
import { pageMetadata } from '../_pages/page-metadata'
import { StructuredData } from '../_pages/structured-data'

/** Seconds; as long as its prices are kept. */
export const revalidate = 300

type Props = PageProps<'/[locale]/plans'>

const route = { uid: 'plans', section: 'hero_with_plan_selection', hasGhostNavigation: true } as const

const read = async ({ params }: Props) => {
  const { locale: segment } = await params
  const locale = knownLocale(segment)
  return { page: await loadFixedPage(route, locale), locale }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, locale } = await read(props)
  if ('status' in page) return errorMetadata(page.status, locale)
  const t = await getTranslations({ locale, namespace: 'plans' })
  const { title = t('title'), description = t('summary', { product: env.PRODUCT_NAME }) } = page.value
  return pageMetadata({ ...page.value, title, description }, locale)
}

/** The memberships and what they cost, as editors show them. */
export default async function PlansPage(props: Props) {
  const { page, locale } = await read(props)
  if ('status' in page) return <ErrorDocument status={page.status} locale={locale} />
  const { id: documentId, sections, language, hasGhostNavigation, heading } = page.value
  const [draft, plans] = await Promise.all([draftMode(), findCountryPlans(countryOf(locale))])
  const addressOf = ({ id }: { id: string }) => `${env.SITE_URL}${localizedPath(planPath(id), locale)}`
  return (
    <main
      id="main"
      lang={language === locale ? undefined : language}
      data-ghost-navigation={hasGhostNavigation ? '' : undefined}
    >
      <SectionList
        sections={sections}
        locale={locale}
        isDraft={draft.isEnabled}
        documentId={draft.isEnabled ? undefined : documentId}
        title={{ text: heading, isHidden: hasGhostNavigation }}
      />
      {plans && <StructuredData data={plansStructuredData(plans, env.PRODUCT_NAME, addressOf)} />}
    </main>
  )
}
