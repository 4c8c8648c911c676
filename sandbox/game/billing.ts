import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '../kernel/clock.ts'
import type { Authenticate } from './access.ts'
import { fail, readId, readQuery } from './http.ts'
import { countrySchema, getMarket, type MembershipStatus, membershipStatus } from './memberships.ts'
import { findMarket, type Market } from './markets.ts'
import type { Player } from './players.ts'

const dayMs = 86_400_000
const guaranteeDays = 30

const planSchema = z.object({
  includeAnnual: z.stringbool().default(false),
  countryCode: countrySchema.default('US'),
  postalCode: z.string().max(16).optional(),
})

/**
 * The own gateway's reading side, below `/billing` (contracts.md, Game server and subscription service). It knows
 * only its own members; Braintree and Apple belong to the subscription service.
 */
export function billingApi(clock: Clock, authenticate: Authenticate): Hono {
  const owner = (context: Context): Player => {
    const player = authenticate(context)
    return readId(context, 'profileId') === player.id ? player : fail(403, 'that is somebody else’s profile')
  }
  return new Hono()
    .get('/plan', (context) => {
      const { includeAnnual, countryCode } = readQuery(context, planSchema)
      return context.json(plansOf(getMarket(countryCode), includeAnnual))
    })
    .get('/my-subscription-transactions', (context) => {
      const player = authenticate(context)
      const status = ownMembership(player, clock.now())
      return context.json(status ? transactionsOf(player, status) : [])
    })
    .get('/membership-status/me', (context) => context.json(membershipStatus(authenticate(context), clock.now())))
    .get('/profiles/:profileId/membership-status', (context) =>
      context.json(membershipStatus(owner(context), clock.now())),
    )
    .get('/profiles/:profileId/payment_method', (context) => context.json(paymentMethod(owner(context), clock.now())))
    .get('/accounts/payment_methods', (context) => context.json(paymentMethod(authenticate(context), clock.now())))
    .get('/subscription/:id', (context) => {
      const player = authenticate(context)
      const status = ownMembership(player, clock.now())
      if (!status || status.subscriptionId !== context.req.param('id')) return fail(404, 'no such subscription')
      const createdAt = new Date(startOf(status))
      return context.json({
        id: status.subscriptionId,
        planId: status.planPriceId,
        status: status.status,
        createdAt: createdAt.toISOString(),
        moneyBackGuaranteeEndsAt: isYearly(status) ? addDays(createdAt, guaranteeDays) : null,
      })
    })
}

function plansOf({ currency, prices }: Market, includeAnnual: boolean): object[] {
  if (!prices) return []
  const common = { provider: 'own', currencyCode: currency }
  const monthly = { id: 'own-monthly', planDuration: 'Monthly', price: prices.month, ...common }
  const annual = { id: 'own-annual', planDuration: 'Annual', price: prices.year, ...common }
  return includeAnnual ? [annual, monthly] : [monthly]
}

type OwnMembership = MembershipStatus & { currentPeriodEnd: string }

function ownMembership(player: Player, now: Date): OwnMembership | undefined {
  const status = membershipStatus(player, now)
  const { currentPeriodEnd } = status
  return status.gateway === 'own' && currentPeriodEnd ? { ...status, currentPeriodEnd } : undefined
}

function paymentMethod(player: Player, now: Date): object {
  if (!ownMembership(player, now)) return fail(404, 'no payment method is stored')
  return { id: `card-${player.id}`, type: 'card', brand: 'visa', last4: String(4_000 + player.id) }
}

function transactionsOf(player: Player, status: OwnMembership): object[] {
  const market = findMarket(player.countryCode ?? 'US')
  if (!market?.prices || status.status === 'TRIALING') return []
  const isAnnual = isYearly(status)
  return [
    {
      id: `txn-${player.id}-1`,
      date: new Date(startOf(status)).toISOString(),
      amount: isAnnual ? market.prices.year : market.prices.month,
      currencyCode: market.currency,
      description: isAnnual ? 'Annual membership' : 'Monthly membership',
    },
  ]
}

function startOf(status: OwnMembership): number {
  return Date.parse(status.currentPeriodEnd) - (isYearly(status) ? 365 : 30) * dayMs
}

function isYearly({ planPriceId }: MembershipStatus): boolean {
  return planPriceId?.endsWith('-year') ?? false
}

function addDays(instant: Date, days: number): string {
  return new Date(instant.getTime() + days * dayMs).toISOString()
}
