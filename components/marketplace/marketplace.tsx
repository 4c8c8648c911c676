import { isShopLocale, shopLocaleName, type ShopLocale } from '@/lib/domains/marketplace/regions'
import { ALL } from '@/lib/domains/marketplace/list-rules'
import type { ShopPage } from '@/lib/domains/marketplace/schema'
import { buttonClass } from '../ui/button'
import { ItemCardView, PlaceholderCards } from './item-card'
import type { ShopTexts } from './shop-texts'
import { useShop } from './use-shop'

export type MarketplaceProps = {
  /** The shop's locale and the language that the page was made with, and what it shows of it. */
  market: ShopLocale
  locale: string
  page: ShopPage
  texts: ShopTexts
}

/** Things to buy, by tabs that stand in the address (MK-005 to MK-010). */
export default function Marketplace({ texts, ...made }: MarketplaceProps) {
  const { market, tab, page, isLoading, choose, more } = useShop(made)
  const { items, tabs, total } = page
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        {tabs.length > 1 && (
          <div role="group" aria-label={texts.tabs} className="shop-tabs" data-needs-script>
            {tabs.map((each) => (
              <button key={each} type="button" aria-pressed={each === tab} onClick={() => choose(each)}>
                {each === ALL ? texts.all : each}
              </button>
            ))}
          </div>
        )}
        <p className="text-sm text-muted">
          {texts.region.replace('{region}', shopLocaleName(isShopLocale(market) ? market : made.market))}
        </p>
      </div>
      <p role="status" className="sr-only">
        {isLoading ? texts.loading : ''}
      </p>
      {!isLoading && items.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul className="shop-grid" aria-busy={isLoading}>
          {isLoading ? (
            <PlaceholderCards />
          ) : (
            items.map((item) => <ItemCardView key={item.handle} item={item} texts={texts} />)
          )}
        </ul>
      )}
      {!isLoading && items.length < total && (
        <p className="mt-8 text-center" data-needs-script>
          <button type="button" onClick={more} className={buttonClass('outline')}>
            {texts.more}
          </button>
        </p>
      )}
    </>
  )
}
