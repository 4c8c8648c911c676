import { Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '../kernel/clock.ts'
import type { Authenticate } from './access.ts'
import { fail, readQuery } from './http.ts'
import { findMarket, type Market, priceId } from './markets.ts'
import type { Player } from './players.ts'

const dayMs = 86_400_000

export const countrySchema = z.string().regex(/^[a-z]{2}$/i, 'a country code has two letters')

const plansSchema = z.object({ countryCode: countrySchema.default('US') })

/** The reading side of memberships (contracts.md, Game server and subscription service: memberships). */
export function membershipsApi(clock: Clock, authenticate: Authenticate): Hono {
  return new Hono()
    .get('/membership/membership-plans', (context) => {
      const { countryCode } = readQuery(context, plansSchema)
      return context.json(plansOf(countryCode, getMarket(countryCode)))
    })
    .get('/membership/countries/:countryCode', (context) => {
      const countryCode = context.req.param('countryCode').toUpperCase()
      const { currency, taxPolicy } = getMarket(countryCode)
      return context.json({ countryCode, currency, taxPolicy })
    })
    .get('/membership/membership-status/me', (context) =>
      context.json(membershipStatus(authenticate(context), clock.now())),
    )
}

export function getMarket(countryCode: string): Market {
  return findMarket(countryCode) ?? fail(404, 'no such country')
}

function plansOf(countryCode: string, { currency, taxPolicy, prices }: Market): object[] {
  if (!prices) return []
  const price = (period: 'month' | 'year', periodUnit: 'Month' | 'Year'): object => ({
    id: priceId(countryCode, period),
    periodUnit,
    price: prices[period],
    currencyCode: currency,
    taxPolicy,
  })
  const both = [price('year', 'Year'), price('month', 'Month')]
  return [{ id: 'plan-gruppetto', name: 'Gruppetto Membership', prices: both }]
}

export type MembershipStatus = {
  status: 'ACTIVE' | 'TRIALING' | 'PAST_DUE' | 'CANCELLED' | 'NONE'
  gateway: 'braintree' | 'apple' | 'own' | null
  planPriceId: string | null
  subscriptionId: string | null
  /** ISO 8601 UTC */
  currentPeriodEnd: string | null
  cancelAtPeriodEnd: boolean | null
}

/** A player's membership as the game server tells it; periods stand relative to `now`. */
export function membershipStatus(player: Player, now: Date): MembershipStatus {
  const country = player.countryCode ?? 'US'
  const inDays = (days: number): string => {
    const midnight = Math.floor(now.getTime() / dayMs) * dayMs
    return new Date(midnight + days * dayMs).toISOString()
  }
  const common = { subscriptionId: `sub-${player.id}`, cancelAtPeriodEnd: false }
  const yearly = { ...common, planPriceId: priceId(country, 'year') }
  const monthly = { ...common, planPriceId: priceId(country, 'month') }
  const table: Record<Player['membership'], MembershipStatus> = {
    member: { ...yearly, status: 'ACTIVE', gateway: 'own', currentPeriodEnd: inDays(214) },
    trial: { ...monthly, status: 'TRIALING', gateway: 'own', currentPeriodEnd: inDays(9) },
    braintree: { ...monthly, status: 'ACTIVE', gateway: 'braintree', currentPeriodEnd: inDays(17) },
    apple: { ...monthly, status: 'ACTIVE', gateway: 'apple', planPriceId: null, currentPeriodEnd: inDays(23) },
    lapsed: { ...monthly, status: 'CANCELLED', gateway: 'own', currentPeriodEnd: inDays(-40), cancelAtPeriodEnd: true },
    none: {
      status: 'NONE',
      gateway: null,
      planPriceId: null,
      subscriptionId: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: null,
    },
  }
  return table[player.membership]
}
