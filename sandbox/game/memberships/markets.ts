/** The prices and currency of a country; amounts are decimal strings with the currency's usual digits. */
export type Market = {
  currency: string
  taxPolicy: 'TaxExclusive' | 'TaxInclusive'
  /** Undefined if memberships are not sold there. */
  prices?: { month: string; year: string }
}

const dollars: Market = { currency: 'USD', taxPolicy: 'TaxExclusive', prices: { month: '17.99', year: '179.99' } }
const euros: Market = { currency: 'EUR', taxPolicy: 'TaxInclusive', prices: { month: '16.99', year: '169.99' } }

const markets: Readonly<Record<string, Market>> = {
  US: dollars,
  CA: { currency: 'CAD', taxPolicy: 'TaxExclusive', prices: { month: '22.99', year: '229.99' } },
  GB: { currency: 'GBP', taxPolicy: 'TaxInclusive', prices: { month: '14.99', year: '149.99' } },
  DE: euros,
  FR: euros,
  IT: euros,
  ES: euros,
  AT: euros,
  NL: euros,
  BE: euros,
  IE: euros,
  SE: { currency: 'SEK', taxPolicy: 'TaxInclusive', prices: { month: '189.00', year: '1890.00' } },
  CH: { currency: 'CHF', taxPolicy: 'TaxInclusive', prices: { month: '17.50', year: '175.00' } },
  AU: { currency: 'AUD', taxPolicy: 'TaxInclusive', prices: { month: '25.99', year: '259.99' } },
  JP: { currency: 'JPY', taxPolicy: 'TaxInclusive', prices: { month: '2200', year: '22000' } },
  AQ: { currency: 'USD', taxPolicy: 'TaxExclusive' },
}

/** @param countryCode ISO 3166 alpha-2, either case */
export function findMarket(countryCode: string): Market | undefined {
  const code = countryCode.toUpperCase()
  return Object.hasOwn(markets, code) ? markets[code] : undefined
}

export function priceId(countryCode: string, period: 'month' | 'year'): string {
  return `price-${countryCode.toLowerCase()}-${period}`
}

/** The market and the period that a price belongs to. */
export function findPriceMarket(id: string): { market: Market; period: 'month' | 'year' } | undefined {
  const [, country = '', period] = /^price-([a-z]{2})-(month|year)$/.exec(id) ?? []
  const market = findMarket(country)
  return market?.prices && (period === 'month' || period === 'year') ? { market, period } : undefined
}
