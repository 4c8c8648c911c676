import { expect, test } from 'vitest'
import { formatOffer, pageOffer } from '@/lib/domains/memberships/offer-presenter'
import {
  formatUtcDay,
  formatDirectOffers,
  formatMembership,
  formatPayment,
  formatTransactions,
} from '@/lib/domains/memberships/presenter'
import { plansOf } from '../../support/plans'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const LATE = '2026-12-01T23:30:00Z'
const annual = { state: 'active', gateway: 'own', period: 'year', price: usd(17_999), until: LATE } as const
const now = new Date('2026-03-10T12:00:00Z')
const plansIn = (country: string) => ({ ...plansOf(country), readAt: now.getTime() })

test('a membership begins and ends by the days of UTC, in words of the language', () => {
  expect(formatUtcDay(LATE, 'en')).toBe('December 1, 2026')
  expect(formatUtcDay(LATE, 'de')).toBe('1. Dezember 2026')
})

test('a membership is told with its price by the period [MB-013]', async () => {
  await expect(formatMembership(annual, 'en')).resolves.toEqual({
    state: 'active',
    gateway: 'own',
    period: 'year',
    price: '$179.99 per year',
    until: 'December 1, 2026',
  })
})

test('a membership without a price, a period or an end is told without them', async () => {
  const unknown = { price: null, until: null }
  await expect(formatMembership({ ...annual, price: null, until: null }, 'en')).resolves.toMatchObject(unknown)
  await expect(formatMembership({ ...annual, period: null }, 'en')).resolves.toMatchObject({
    period: null,
    price: null,
  })
})

test.each([
  [{ type: 'card', brand: 'visa', last4: '4242' }, 'Visa ···· 4242'],
  [{ brand: 'mastercard', last4: '5454' }, 'Mastercard ···· 5454'],
  [{ brand: 'amex', last4: '0005' }, 'American Express ···· 0005'],
  [{ brand: 'americanExpress', last4: '0005' }, 'American Express ···· 0005'],
  [{ brand: 'discover', last4: '1117' }, 'Discover ···· 1117'],
  [{ type: 'account', brand: 'paypal' }, 'PayPal'],
  [{ type: 'card', brand: 'jcb', last4: '0000' }, 'jcb ···· 0000'],
  [{ type: 'sepa_debit' }, 'sepa_debit'],
  [{ last4: '3000' }, ' ···· 3000'],
  [undefined, null],
])('%j is told as %j', (card, method) => {
  expect(formatPayment(card)).toEqual({ method })
})

test('a payment is told by its day of UTC and in its own currency [MB-048]', async () => {
  const paid = { id: 't', date: LATE, minor: 2200, currency: 'JPY', description: 'Monthly' }
  await expect(formatTransactions([paid], 'en')).resolves.toEqual([
    { id: 't', date: LATE, day: 'Dec 1, 2026', amount: '¥2,200', description: 'Monthly' },
  ])
})

test('what can be bought at once is told with its price and what pays [MB-037]', async () => {
  const plan = { id: 'own-annual', money: usd(17_999) }
  const method = { brand: 'visa', last4: '4242' }
  await expect(formatDirectOffers([{ plan, gateway: 'own', period: 'year', method }], 'en')).resolves.toEqual([
    {
      planId: 'own-annual',
      gateway: 'own',
      period: 'year',
      ...usd(17_999),
      price: '$179.99 per year',
      method: 'Visa ···· 4242',
    },
  ])
})

test('the annual plan tells its month, its savings and the guarantee, the monthly one the trial [MB-051, MB-052]', async () => {
  const { plans, ...offer } = await formatOffer(plansIn('US'), 'en', now)
  expect(offer).toEqual({
    country: 'US',
    countryName: 'United States',
    tax: 'plus tax where it applies',
    brands: ['visa', 'mastercard', 'americanExpress', 'discover', 'paypal'],
  })
  expect(plans).toEqual([
    {
      priceId: 'US-year',
      period: 'year',
      price: '$179.99',
      pricePerPeriod: '$179.99 per year',
      perMonth: '$15.00 a month, paid once a year',
      savings: 'You save $35.89 a year',
      promise: '30-day money-back guarantee',
    },
    {
      priceId: 'US-month',
      period: 'month',
      price: '$17.99',
      pricePerPeriod: '$17.99 per month',
      promise: '14-day free trial',
    },
  ])
})

test('a year is told without savings where there is no month to compare, and none are told where it costs as much', async () => {
  const plans = plansIn('DE')
  const yearOnly = { ...plans, prices: plans.prices.filter(({ period }) => period === 'year') }
  const [year] = (await formatOffer(yearOnly, 'en', now)).plans
  expect(year).toMatchObject({ period: 'year' })
  expect(year?.savings).toBeUndefined()
  const dear = { ...plansOf('DE', { year: 12_000, month: 1000 }), readAt: now.getTime() }
  expect((await formatOffer(dear, 'en', now)).plans[0]?.savings).toBeUndefined()
})

test('taxes are in the price where the country says nothing else, and old prices tell their age [MB-011]', async () => {
  const { tax, age } = await formatOffer({ ...plansIn('DE'), readAt: Date.parse('2026-03-10T09:05:00Z') }, 'en', now)
  expect(tax).toBe('tax included')
  expect(age).toMatch(/^Prices as of Mar 10, 2026, 9:05\sAM UTC$/)
})

test('a page’s offer says whose prices it shows, unless there are none at all [MB-053]', async () => {
  const page = { country: 'BR', isTold: true, locale: 'en' } as const
  await expect(pageOffer(plansIn('US'), page, now)).resolves.toMatchObject({
    country: 'BR',
    isTold: true,
    locale: 'en',
    offer: { country: 'US', instead: expect.stringContaining('Brazil') },
  })
  const unsold = await pageOffer({ ...plansIn('US'), prices: [] }, page, now)
  expect(unsold.offer?.instead).toBeUndefined()
})

test('a page is made without an offer where none can be had', async () => {
  await expect(pageOffer(undefined, { country: 'US', isTold: false, locale: 'en' }, now)).resolves.toEqual({
    country: 'US',
    isTold: false,
    locale: 'en',
    offer: undefined,
  })
})
