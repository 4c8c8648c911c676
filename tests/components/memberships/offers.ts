import { moneyFrom } from '@/lib/core/money'
import type { CountryPlans } from '@/lib/domains/memberships/country-plans'
import { formatOffer } from '@/lib/domains/memberships/offer-presenter'
import type { Period } from '@/lib/domains/memberships/schema'

export const NOW = new Date('2026-03-10T18:00:00Z')

export const plansOf = (country: string, currency: string, amounts: Partial<Record<Period, string>>): CountryPlans => ({
  country,
  name: 'Gruppetto Membership',
  prices: (['year', 'month'] as const).flatMap((period) => {
    const money = moneyFrom(amounts[period] ?? '', currency)
    return money ? [{ id: `${country}-${period}`, period, money, isTaxExclusive: country === 'US' }] : []
  }),
  isTaxExclusive: country === 'US',
  readAt: NOW.getTime(),
})

export const usa = await formatOffer(plansOf('US', 'USD', { year: '179.99', month: '17.99' }), 'en', NOW)
export const sweden = await formatOffer(plansOf('SE', 'SEK', { year: '1890.00', month: '189.00' }), 'en', NOW)
