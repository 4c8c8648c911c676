export type SubscriptionPlan = {
  id: string
  planDuration: 'Monthly' | 'Annual'
  provider: 'braintree' | 'apple'
  /** Decimal string in major units. */
  price: string
  currencyCode: string
}

type Prices = { currencyCode: string; monthly: string; annual: string }

const dollars: Prices = { currencyCode: 'USD', monthly: '14.99', annual: '149.99' }

const euros: Prices = { currencyCode: 'EUR', monthly: '14.99', annual: '149.99' }

const pricesByCountry: Readonly<Record<string, Prices>> = {
  US: dollars,
  CA: { currencyCode: 'CAD', monthly: '18.99', annual: '189.99' },
  GB: { currencyCode: 'GBP', monthly: '12.99', annual: '129.99' },
  DE: euros,
  ES: euros,
  FR: euros,
  IT: euros,
  JP: { currencyCode: 'JPY', monthly: '1650', annual: '16500' },
}

/** The plans that Braintree and Apple sell in a country: monthly ones, and annual ones on request. */
export function listPlans(countryCode: string, includeAnnual: boolean): SubscriptionPlan[] {
  const { currencyCode, monthly, annual } = pricesByCountry[countryCode] ?? dollars
  return (['braintree', 'apple'] as const).flatMap((provider) => {
    const common = { provider, currencyCode }
    const plans: SubscriptionPlan[] = [
      { id: `${provider}-monthly-${currencyCode.toLowerCase()}`, planDuration: 'Monthly', price: monthly, ...common },
      { id: `${provider}-annual-${currencyCode.toLowerCase()}`, planDuration: 'Annual', price: annual, ...common },
    ]
    return includeAnnual ? plans : plans.filter((plan) => plan.planDuration === 'Monthly')
  })
}
