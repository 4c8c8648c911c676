import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '../../kernel/clock.ts'
import type { Authenticate } from '../access.ts'
import { fail, readBody, readId, readQuery, refuse } from '../http.ts'
import type { Player } from '../players.ts'
import { countrySchema, getMarket } from './api.ts'
import { findMarket, type Market, priceId } from './markets.ts'
import type { PaymentMethods } from './payment-methods.ts'
import { assertMayBuy, assertTaken, cancelSchema, isRunning, nonceSchema, purchaseSchema } from './purchase.ts'
import { isYearly, type MembershipStatus } from './status.ts'
import type { Memberships } from './store.ts'

const GUARANTEE_MS = 30 * 86_400_000

const planSchema = z.object({
  includeAnnual: z.stringbool().default(false),
  countryCode: countrySchema.default('US'),
  postalCode: z.string().max(16).optional(),
})

const periods: Readonly<Record<string, 'year' | 'month'>> = { 'own-annual': 'year', 'own-monthly': 'month' }

type Parts = { clock: Clock; authenticate: Authenticate; memberships: Memberships; methods: PaymentMethods }

/**
 * Our own gateway, below `/billing` (contracts.md, Game server and subscription service). It knows only its own
 * members; Braintree and Apple belong to the subscription service.
 */
export function billingApi({ clock, authenticate, memberships, methods }: Parts): Hono {
  const owner = (context: Context): Player => {
    const player = authenticate(context)
    return readId(context, 'profileId') === player.id ? player : fail(403, 'that is somebody else’s profile')
  }
  const statusOf = (player: Player) => memberships.current(player, clock.now())
  const ownSubscription = (context: Context, player: Player): MembershipStatus => {
    const status = statusOf(player)
    const isTheirs = status.gateway === 'own' && status.subscriptionId === context.req.param('id')
    return isTheirs ? status : fail(404, 'no such subscription')
  }
  const methodOf = (player: Player) => methods.find(player) ?? fail(404, 'no payment method is stored')
  const store = async (context: Context, player: Player) =>
    context.json(methods.store(player, assertTaken((await readBody(context, nonceSchema)).nonce)))
  return new Hono()
    .get('/plan', (context) => {
      const { includeAnnual, countryCode } = readQuery(context, planSchema)
      return context.json(plansOf(getMarket(countryCode), includeAnnual))
    })
    .get('/my-subscription-transactions', (context) => {
      const player = authenticate(context)
      return context.json(transactionsOf(player, statusOf(player), memberships.createdAt(player, clock.now())))
    })
    .get('/membership-status/me', (context) => context.json(statusOf(authenticate(context))))
    .get('/profiles/:profileId/membership-status', (context) => context.json(statusOf(owner(context))))
    .get('/profiles/:profileId/payment_method', (context) => context.json(methodOf(owner(context))))
    .post('/profiles/:profileId/payment_method', async (context) => store(context, owner(context)))
    .get('/accounts/payment_methods', (context) => context.json(methodOf(authenticate(context))))
    .post('/accounts/payment_methods', async (context) => store(context, authenticate(context)))
    .post('/subscription', async (context) => {
      const player = authenticate(context)
      const { profileId, subscriptionPlanId, couponCode } = await readBody(context, purchaseSchema)
      if (profileId !== player.id) return fail(403, 'that is somebody else’s profile')
      const period = periods[subscriptionPlanId] ?? fail(404, 'no such plan')
      assertMayBuy(statusOf(player), methods.find(player) !== undefined, couponCode)
      const planPriceId = priceId(player.countryCode ?? 'US', period)
      const bought = memberships.buy(player, { planPriceId, gateway: 'own', hasTrial: false }, clock.now())
      return context.json({ id: bought.subscriptionId, status: bought.status })
    })
    .post('/profiles/:profileId/subscription/:id/cancel', async (context) => {
      const player = owner(context)
      await readBody(context, cancelSchema)
      if (!isRunning(ownSubscription(context, player))) return refuse('membership.not_running')
      const { subscriptionId, status } = memberships.change(player, { cancelAtPeriodEnd: true }, clock.now())
      return context.json({ id: subscriptionId, status })
    })
    .get('/subscription/:id', (context) => {
      const player = authenticate(context)
      const { subscriptionId, planPriceId, status } = ownSubscription(context, player)
      const createdAt = memberships.createdAt(player, clock.now()) ?? clock.now()
      const ends = new Date(createdAt.getTime() + GUARANTEE_MS)
      return context.json({
        id: subscriptionId,
        planId: planPriceId,
        status,
        createdAt: createdAt.toISOString(),
        moneyBackGuaranteeEndsAt: isYearly(planPriceId) ? ends.toISOString() : null,
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

function transactionsOf(player: Player, { gateway, status, planPriceId }: MembershipStatus, paidAt?: Date): object[] {
  const market = findMarket(player.countryCode ?? 'US')
  if (!market?.prices || gateway !== 'own' || status === 'TRIALING' || paidAt === undefined) return []
  const isAnnual = isYearly(planPriceId)
  return [
    {
      id: `txn-${player.id}-1`,
      date: paidAt.toISOString(),
      amount: isAnnual ? market.prices.year : market.prices.month,
      currencyCode: market.currency,
      description: isAnnual ? 'Annual membership' : 'Monthly membership',
    },
  ]
}
