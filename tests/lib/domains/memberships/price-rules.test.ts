import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryPlans } from '@/lib/domains/memberships/country-plans'
import { countryPlansFromGame, taxedBy } from '@/lib/domains/memberships/from-game'
import { formatOffer } from '@/lib/domains/memberships/offer-presenter'
import {
  annualPerMonth,
  annualSavings,
  aroundPrice,
  brandsOfCountry,
  defaultPeriod,
  isOld,
  priceFor,
} from '@/lib/domains/memberships/price-rules'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const cents = fc.integer({ min: 0, max: 1_000_000_000 })

test.each([
  [17_999, 1500], // 1499.92
  [14_994, 1250], // 1249.5, half up
  [14_993, 1249],
  [0, 0],
])('a year of %d cents is %d a month, rounded half up [MB-051]', (year, month) => {
  expect(annualPerMonth(usd(year))).toEqual(usd(month))
})

test('a month of a year is never further than half a cent from its twelfth [MB-051]', () => {
  fc.assert(
    fc.property(cents, (year) => {
      const difference = annualPerMonth(usd(year)).minor - year / 12
      expect(difference).toBeGreaterThan(-0.5)
      expect(difference).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('savings are twelve months less the year, and never told of where there are none [MB-052]', () => {
  expect(annualSavings(usd(17_999), usd(1799))).toEqual(usd(3589))
  fc.assert(
    fc.property(cents, cents, (year, month) => {
      const savings = annualSavings(usd(year), usd(month))
      expect(savings?.minor ?? 0).toBe(Math.max(0, 12 * month - year))
      expect(savings?.minor).not.toBe(0)
    }),
  )
  expect(annualSavings(usd(12_000), usd(1000))).toBeUndefined()
  expect(annualSavings(usd(17_999), { minor: 1799, currency: 'EUR' })).toBeUndefined()
})

test.each([
  ['month', ['year', 'month'], false],
  ['year', ['year', 'month'], true],
  ['year', ['month', 'year'], true],
  ['year', ['year'], false],
  ['month', ['month'], true],
  [undefined, [], true],
] as const)('%s is chosen at first of %j, with the flag: %s [MB-020]', (period, offered, isAnnualDefault) => {
  expect(defaultPeriod(offered, isAnnualDefault)).toBe(period)
})

test('Discover is a card of the United States alone [MB-055, MB-056]', () => {
  expect(brandsOfCountry('US')).toEqual(['visa', 'mastercard', 'americanExpress', 'discover', 'paypal'])
  for (const country of ['CA', 'DE', 'JP', 'us']) {
    expect(brandsOfCountry(country)).toEqual(['visa', 'mastercard', 'americanExpress', 'paypal'])
  }
})

test('of several prices for a period the first counts, and prices say so when they are old', () => {
  const plans: CountryPlans = {
    country: 'US',
    prices: [
      { id: 'a', period: 'month', money: usd(100), isTaxExclusive: true },
      { id: 'b', period: 'month', money: usd(200), isTaxExclusive: true },
    ],
    isTaxExclusive: true,
    readAt: 0,
  }
  expect(priceFor(plans, 'month')?.id).toBe('a')
  expect(priceFor(plans, 'year')).toBeUndefined()
  const readAt = Date.parse('2026-03-10T12:00:00Z')
  expect([3_600_000, 3_600_001].map((age) => isOld({ ...plans, readAt }, readAt + age))).toEqual([false, true])
})

describe('where several plans are sold', () => {
  const price = (id: string, periodUnit: 'Year' | 'Month', minor: number, taxPolicy: string) => ({
    id,
    periodUnit,
    money: usd(minor),
    taxPolicy,
  })
  const game = [
    { id: 'ride', name: 'Ride', prices: [price('ride-month', 'Month', 1000, 'TaxInclusive')] },
    {
      id: 'all',
      name: 'Ride and run',
      prices: [price('all-year', 'Year', 20_000, 'TaxExclusive'), price('all-month', 'Month', 2000, 'TaxExclusive')],
    },
  ]
  const now = new Date('2026-03-10T12:00:00Z')
  const plans = countryPlansFromGame('US', game, now.getTime())
  const priced = (id: string) => {
    const found = plans.prices.find((each) => each.id === id)
    if (found === undefined) throw new Error(id)
    return aroundPrice(found, plans)
  }

  test('each price has its plan’s name and its own taxes; the country has a name only if all have the same [MB-008, MB-011]', () => {
    expect(plans.prices.map(({ id, plan, isTaxExclusive }) => [id, plan, isTaxExclusive])).toEqual([
      ['ride-month', 'Ride', false],
      ['all-year', 'Ride and run', true],
      ['all-month', 'Ride and run', true],
    ])
    expect(plans).toMatchObject({ name: undefined, isTaxExclusive: true })
    expect(countryPlansFromGame('US', game.slice(1), 0).name).toBe('Ride and run')
  })

  test('a country’s policy counts for every price [MB-012]', () => {
    const { prices, isTaxExclusive } = taxedBy(plans, { taxPolicy: 'TaxInclusive' })
    expect([isTaxExclusive, ...prices.map((each) => each.isTaxExclusive)]).toEqual([false, false, false, false])
  })

  test('the page of a price is about its plan: name, taxes, and what a year saves [MB-052]', async () => {
    expect(priced('ride-month')).toMatchObject({
      name: 'Ride',
      isTaxExclusive: false,
      prices: [{ id: 'ride-month' }, { id: 'ride-month' }],
    })
    const all = priced('all-year')
    expect(all.name).toBe('Ride and run')
    const offer = await formatOffer(all, 'en', now)
    expect(offer).toMatchObject({
      tax: 'plus tax where it applies',
      plans: [{ priceId: 'all-year' }, { priceId: 'all-month' }],
    })
    expect(offer.plans[0]?.savings).toContain('$40.00')
  })

  test('a year whose plan has no month saves nothing on the month of another [MB-052]', async () => {
    const alone = [
      { id: 'ride', name: 'Ride', prices: [price('ride-year', 'Year', 10_000, 'TaxExclusive')] },
      { id: 'all', name: 'Ride and run', prices: [price('all-month', 'Month', 2000, 'TaxExclusive')] },
    ]
    const around = countryPlansFromGame('US', alone, now.getTime())
    const [year] = around.prices
    const offer = year && (await formatOffer(aroundPrice(year, around), 'en', now))
    expect(offer?.plans.map(({ priceId, savings }) => [priceId, savings])).toEqual([['ride-year', undefined]])
  })
})
