import type { Metadata } from 'next'
import { countryOf } from '@/i18n/regions'
import { shopLocaleOf } from '@/lib/domains/marketplace/regions'
import { PAGE_SIZE } from '@/lib/domains/marketplace/schema'
import { findItems } from '@/lib/domains/marketplace/server'
import { shopStructuredData } from '@/lib/domains/marketplace/structured-data'
import { ErrorDocument } from '../_pages/error-document'
import { fixedPageMetadata, readFixedPage } from '../_pages/fixed-page'
import { PageMain } from '../_pages/page-main'
import { StructuredData } from '../_pages/structured-data'

/** Seconds; as long as its items are kept. */
export const revalidate = 300

type Props = PageProps<'/[locale]/shop'>

const route = { uid: 'shop', section: 'marketplace', hasGhostNavigation: false } as const

export const generateMetadata = ({ params }: Props): Promise<Metadata> => fixedPageMetadata(route, params)

/** The shop, as editors show it. */
export default async function ShopPage({ params }: Props) {
  const { page, locale } = await readFixedPage(route, params)
  if ('status' in page) return <ErrorDocument status={page.status} locale={locale} />
  const items = await findItems(shopLocaleOf(countryOf(locale), locale))
  return (
    <PageMain page={page.value} locale={locale}>
      {items.length > 0 && <StructuredData data={shopStructuredData(items.slice(0, PAGE_SIZE))} />}
    </PageMain>
  )
}
