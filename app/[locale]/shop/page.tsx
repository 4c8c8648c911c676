import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { draftMode } from 'next/headers'
import { knownLocale } from '@/i18n/locales'
import { countryOf } from '@/i18n/regions'
import { env } from '@/lib/core/server/env'
import { shopLocaleOf } from '@/lib/domains/marketplace/regions'
import { PAGE_SIZE } from '@/lib/domains/marketplace/schema'
import { findItems } from '@/lib/domains/marketplace/server'
import { shopStructuredData } from '@/lib/domains/marketplace/structured-data'
import { SectionList } from '@/slices/dispatcher/section-list'
import { ErrorDocument, errorMetadata } from '../_pages/error-document'
import { loadFixedPage } from '../_pages/fixed-page'
import { pageMetadata } from '../_pages/page-metadata'
import { StructuredData } from '../_pages/structured-data'

/** Seconds; as long as its items are kept. */
export const revalidate = 300

type Props = PageProps<'/[locale]/shop'>

const route = { uid: 'shop', section: 'marketplace', hasGhostNavigation: false } as const

const read = async ({ params }: Props) => {
  const { locale: segment } = await params
  const locale = knownLocale(segment)
  return { page: await loadFixedPage(route, locale), locale }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, locale } = await read(props)
  if ('status' in page) return errorMetadata(page.status, locale)
  const t = await getTranslations({ locale, namespace: 'shop' })
  const { title = t('title'), description = t('summary', { product: env.PRODUCT_NAME }) } = page.value
  return pageMetadata({ ...page.value, title, description }, locale)
}

/** The shop, as editors show it. */
export default async function ShopPage(props: Props) {
  const { page, locale } = await read(props)
  if ('status' in page) return <ErrorDocument status={page.status} locale={locale} />
  const { sections, language, hasGhostNavigation, heading } = page.value
  const [draft, items] = await Promise.all([draftMode(), findItems(shopLocaleOf(countryOf(locale), locale))])
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
        title={{ text: heading, isHidden: hasGhostNavigation }}
      />
      {items.length > 0 && <StructuredData data={shopStructuredData(items.slice(0, PAGE_SIZE))} />}
    </main>
  )
}
