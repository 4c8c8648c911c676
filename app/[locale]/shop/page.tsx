import type { Metadata } from 'next'
import { StructuredData } from '@/components/ui/structured-data'
import { countryOf } from '@/i18n/locales'
import { shopLocaleOf } from '@/lib/domains/marketplace/regions'
import { PAGE_SIZE } from '@/lib/domains/marketplace/schema'
import { findItems } from '@/lib/domains/marketplace/server'
import { shopStructuredData } from '@/lib/domains/marketplace/structured-data'
import { FixedDocument } from '../_pages/fixed-document'
import { fixedPageMetadata } from '../_pages/fixed-page'
import { fixedRoutes } from '../_pages/fixed-routes'
import { localeOf } from '../_pages/locale-of'

/** How long the page is cached, in seconds: as long as its items. */
export const revalidate = 300

type Props = PageProps<'/[locale]/shop'>

export const generateMetadata = ({ params }: Props): Promise<Metadata> => fixedPageMetadata(fixedRoutes.shop, params)

/** The shop, with the editors' sections. */
export default function ShopPage({ params }: Props) {
  return (
    <FixedDocument route={fixedRoutes.shop} params={params}>
      <ShopData params={params} />
    </FixedDocument>
  )
}

async function ShopData({ params }: Pick<Props, 'params'>) {
  const locale = await localeOf(params)
  const items = await findItems(shopLocaleOf(countryOf(locale), locale))
  return items.length > 0 ? <StructuredData things={[shopStructuredData(items.slice(0, PAGE_SIZE))]} /> : null
}
