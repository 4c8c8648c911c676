/** A market of the shop: where it sells at one price, in a currency. */
export type Market = {
  code: string
  /** Where its items are listed, as items have it. */
  location: string
  countries: readonly string[]
  currency: string
  perDollar: number
  digits: 0 | 2
}

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

export const markets: readonly Market[] = [
  { code: 'us', location: 'en-us', countries: ['US'], currency: 'USD', perDollar: 1, digits: 2 },
  { code: 'ca', location: 'en-ca, fr-ca', countries: ['CA'], currency: 'CAD', perDollar: 1.36, digits: 2 },
  { code: 'gb', location: 'en-gb', countries: ['GB'], currency: 'GBP', perDollar: 0.79, digits: 2 },
  { code: 'eu', location: 'eu', countries: EUROPEAN_UNION, currency: 'EUR', perDollar: 0.93, digits: 2 },
  { code: 'jp', location: 'ja-jp', countries: ['JP'], currency: 'JPY', perDollar: 150, digits: 0 },
  { code: 'kr', location: 'ko-kr', countries: ['KR'], currency: 'KRW', perDollar: 1350, digits: 0 },
]

export const marketOf = (country: string): Market | undefined =>
  markets.find(({ countries }) => countries.includes(country))

/** A price in a market: a decimal text in major units, rounded as shops do. */
export function amountIn({ perDollar, digits }: Market, usd: number): string {
  const amount = digits === 0 ? Math.round((usd * perDollar) / 100) * 100 : Math.round(usd * perDollar) - 0.01
  return amount.toFixed(digits)
}
