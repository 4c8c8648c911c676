import { displayNames } from '@/lib/core/formats'
import { fill } from '@/lib/core/words'
import { ALL } from '@/lib/domains/marketplace/list-rules'
import { shopLocaleName } from '@/lib/domains/marketplace/regions'
import type { ShopPage } from '@/lib/domains/marketplace/schema'
import { CountrySwitch, type CountryOption } from '../session/country-switch'
import type { PageCountry } from '../session/use-country'
import { buttonClass } from '../ui/button'
import { ItemCardView, PlaceholderCards } from './item-card'
import type { ShopTexts } from './shop-texts'
import { useShop } from './use-shop'

/** The country and language that the page was rendered for, and the items it shows for them. */
export type MarketplaceProps = PageCountry & {
  locale: string
  page: ShopPage
  texts: ShopTexts
}

/** Things to buy in the visitor's country, by tabs that are part of the address (MK-005 to MK-010, MK-013). */
export default function Marketplace({ texts, ...made }: MarketplaceProps) {
  const { country, market, tab, page, isLoading, choose, more } = useShop(made)
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
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-sm text-muted">{fill(texts.region, { region: shopLocaleName(market) })}</p>
          <CountrySwitch
            label={texts.country}
            country={country}
            countries={withCountry(texts.countries, country, made.locale)}
          />
        </div>
      </div>
      {items.some(({ cta }) => cta) && <p className="mb-4 text-sm text-muted">{texts.leaves}</p>}
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

/** Adds the visitor's country to the list of countries, if the shop doesn't sell there. */
function withCountry(countries: readonly CountryOption[], country: string, locale: string): readonly CountryOption[] {
  if (countries.some(({ code }) => code === country)) return countries
  const name = displayNames(locale, { type: 'region' }).of(country) ?? country
  return [...countries, { code: country, name }]
}
