import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { createAuthenticate } from '../game/access.ts'
import { answerError, fail, readBody, readQuery, refuse } from '../game/http.ts'
import { openPaymentMethods } from '../game/memberships/payment-methods.ts'
import {
  assertMayBuy,
  assertTaken,
  cancelSchema,
  isRunning,
  nonceSchema,
  purchaseSchema,
} from '../game/memberships/purchase.ts'
import { type MembershipStatus, noMembership } from '../game/memberships/status.ts'
import { openMemberships } from '../game/memberships/store.ts'
import { type Player, type PlayerOfToken, playerOfToken } from '../game/players.ts'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { cardForm } from './card-form.ts'
import { seededMethod, seededSubscription } from './members.ts'
import { listPlans } from './plans.ts'

const planQuery = z.object({
  includeAnnual: z.enum(['true', 'false']).default('false'),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two capital letters')
    .default('US'),
  postalCode: z.string().max(20).optional(),
})

/**
 * The subscription service for Braintree and Apple members (contracts.md, memberships); `resolve` finds the player of a
 * bearer token. The game server sees changes made here, since both use the same store.
 */
export function subscriptionService(resolve: PlayerOfToken): (context: ServiceContext) => Service {
  return (context) => createService(context, resolve)
}

/** The subscription service of the demo, whose tokens are `demo-{name}`. */
export const createSubscription = subscriptionService(playerOfToken)

function createService({ clock, database, siteUrl }: ServiceContext, resolve: PlayerOfToken): Service {
  const authenticate = createAuthenticate(resolve)
  const memberships = openMemberships(database)
  const methods = openPaymentMethods(database, 'subscription_payment_methods', seededMethod)
  const routes = new Hono()
  routes.onError(answerError)
  routes.route('/', cardForm(siteUrl))

  routes.get('/plan', (c) => {
    const { countryCode, includeAnnual } = readQuery(c, planQuery)
    return c.json(listPlans(countryCode, includeAnnual === 'true'))
  })

  const answerStatus = (c: Context, player: Player) => c.json(statusOf(player))
  routes.get('/membership-status/me', (c) => answerStatus(c, authenticate(c)))
  routes.get('/profiles/:profileId/membership-status', (c) => answerStatus(c, ownProfile(c)))

  const answerMethod = (c: Context, player: Player) => c.json(methods.find(player) ?? fail(404, 'no payment method'))
  const storeMethod = async (c: Context, player: Player) =>
    c.json(methods.store(player, assertTaken((await readBody(c, nonceSchema)).nonce)))
  routes.get('/accounts/payment_methods', (c) => answerMethod(c, authenticate(c)))
  routes.post('/accounts/payment_methods', (c) => storeMethod(c, authenticate(c)))
  routes.get('/profiles/:profileId/payment_method', (c) => answerMethod(c, ownProfile(c)))
  routes.post('/profiles/:profileId/payment_method', (c) => storeMethod(c, ownProfile(c)))

  routes.post('/subscription', async (c) => {
    const player = authenticate(c)
    const { profileId, subscriptionPlanId, couponCode } = await readBody(c, purchaseSchema)
    if (profileId !== player.id) fail(403, 'somebody else’s profile')
    if (!/^braintree-(monthly|annual)-[a-z]{3}$/.test(subscriptionPlanId)) fail(404, 'no such plan')
    assertMayBuy(statusOf(player), methods.find(player) !== undefined, couponCode)
    const purchase = { planPriceId: subscriptionPlanId, gateway: 'braintree', hasTrial: false } as const
    const { subscriptionId, status } = memberships.buy(player, purchase, clock.now())
    return c.json({ id: subscriptionId, status })
  })

  routes.post('/subscription/:id/cancel', async (c) => {
    const player = authenticate(c)
    await readBody(c, cancelSchema)
    const subscription = ownSubscription(c, player)
    if (subscription.gateway === 'apple') refuse('subscription.apple')
    if (!isRunning(subscription)) refuse('membership.not_running')
    memberships.change(player, { ...subscription, cancelAtPeriodEnd: true }, clock.now())
    return c.body(null, 204)
  })

  routes.get('/subscription/:id', (c) => {
    const player = authenticate(c)
    const { subscriptionId, planPriceId, status } = ownSubscription(c, player)
    const createdAt = memberships.createdAt(player, clock.now())?.toISOString() ?? clock.now().toISOString()
    return c.json({ id: subscriptionId, planId: planPriceId, status, createdAt, moneyBackGuaranteeEndsAt: null })
  })

  /** A player's membership in this service: the changed one, or the initial one. */
  function statusOf(player: Player): MembershipStatus {
    const now = clock.now()
    const current = memberships.current(player, now)
    if (current.gateway !== 'braintree' && current.gateway !== 'apple') return noMembership
    const isSeeded = current.subscriptionId === `sub-${player.id}`
    return isSeeded ? (seededSubscription(player, now) ?? noMembership) : current
  }

  function ownSubscription(c: Context, player: Player): MembershipStatus {
    const status = statusOf(player)
    return status.subscriptionId === c.req.param('id') ? status : fail(404, 'no such subscription')
  }

  function ownProfile(c: Context): Player {
    const player = authenticate(c)
    return c.req.param('profileId') === String(player.id) ? player : fail(403, 'somebody else’s profile')
  }

  return { name: 'subscription', routes, reset: () => methods.reset() }
}
