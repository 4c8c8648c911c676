import { shopTexts } from '@/components/marketplace/shop-texts'
import { countryOf } from '@/i18n/locales'
import { rich, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { env } from '@/lib/core/server/env'
import { ALL } from '@/lib/domains/marketplace/list-rules'
import { formatShopPage } from '@/lib/domains/marketplace/presenter'
import { shopLocaleOf } from '@/lib/domains/marketplace/regions'
import { findItems } from '@/lib/domains/marketplace/server'
import { isCountryTold } from '@/lib/domains/session/country-server'
import type { MarketplaceSlice } from '@/prismicio-types'
import { RichText } from '@/slices/readers/rich-text'
import { MarketplaceView } from './marketplace'

/** Things to buy in a grid with tabs (SL-marketplace-01); an empty list if the storefront is unreachable (MK-011). */
export async function Marketplace({ slice: { primary }, context }: SectionProps<MarketplaceSlice>) {
  const { locale } = context
  const country = countryOf(locale)
  const market = shopLocaleOf(country, locale)
  const body = rich(primary.description)
  return (
    <MarketplaceView
      title={text(primary.title)}
      description={body && <RichText field={body} context={context} topHeading={3} />}
      shop={{
        country,
        isTold: isCountryTold(),
        locale,
        page: formatShopPage(await findItems(market), ALL, 0, locale),
        texts: await shopTexts(env.PRODUCT_NAME, locale),
      }}
    />
  )
}
