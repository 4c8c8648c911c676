import 'server-only'
import type { Locale } from 'next-intl'
import { dateFormat } from '@/lib/core/formats'
import { formatMoney, type Money } from '@/lib/core/money'
import type { Paid } from './from-game'
import { pricePerPeriod } from './offer-presenter'
import type { DirectOffer, Gateway, Membership, Payment, Period, Transaction } from './schema'

type Facts = Pick<Membership, 'state' | 'gateway' | 'period'> & { price: Money | null; until: string | null }

/** A day of UTC in words: memberships begin and end by it. */
export function formatUtcDay(instant: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
}

/** A player's membership in words of a language. */
export async function formatMembership({ price, until, ...facts }: Facts, locale: Locale): Promise<Membership> {
  return {
    state: facts.state,
    gateway: facts.gateway,
    period: facts.period,
    price: price && facts.period ? await pricePerPeriod(price, locale, facts.period) : null,
    until: until && formatUtcDay(until, locale),
  }
}

type Card = { type?: string; brand?: string; last4?: string }

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  americanExpress: 'American Express',
  discover: 'Discover',
  paypal: 'PayPal',
}

/** What pays: `Visa ···· 4242`. */
export function formatPayment(card: Card | undefined): Payment {
  if (card === undefined) return { method: null }
  const name = brands[card.brand ?? ''] ?? card.brand ?? card.type ?? ''
  return { method: card.last4 === undefined ? name : `${name} ···· ${card.last4}` }
}

export async function formatTransactions(paid: readonly Paid[], locale: Locale): Promise<Transaction[]> {
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return paid.map(({ id, date, description, ...money }) => ({
    id,
    date,
    day: day.format(new Date(date)),
    amount: formatMoney(money, locale),
    description,
  }))
}

type Direct = { plan: { id: string; money: Money }; gateway: Gateway; period: Period; method: Card }

export async function formatDirectOffers(offers: readonly Direct[], locale: Locale): Promise<DirectOffer[]> {
  return Promise.all(
    offers.map(async ({ plan, gateway, period, method }) => ({
      planId: plan.id,
      gateway,
      period,
      ...plan.money,
      price: await pricePerPeriod(plan.money, locale, period),
      method: formatPayment(method).method ?? '',
    })),
  )
}
