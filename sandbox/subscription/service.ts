import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { createAuthenticate } from '../game/access.ts'
import { answerError, fail, readQuery } from '../game/http.ts'
import { type Player, type PlayerOfToken, playerOfToken } from '../game/players.ts'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { paymentMethodOf, statusOf, subscriptionOf } from './members.ts'
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
 * The reading half of the subscription service, home of Braintree and Apple members (contracts.md, memberships);
 * `resolve` says whose a bearer token is.
 */
export function subscriptionService(resolve: PlayerOfToken): (context: ServiceContext) => Service {
  return (context) => createService(context, resolve)
}

/** The subscription service of the demo, whose tokens are `demo-{name}`. */
export const createSubscription = subscriptionService(playerOfToken)

function createService({ clock }: ServiceContext, resolve: PlayerOfToken): Service {
  const authenticate = createAuthenticate(resolve)
  const routes = new Hono()
  routes.onError(answerError)

  routes.get('/plan', (c) => {
    const { countryCode, includeAnnual } = readQuery(c, planQuery)
    return c.json(listPlans(countryCode, includeAnnual === 'true'))
  })

  const answerStatus = (c: Context, player: Player) => c.json(statusOf(player, clock.now()))
  routes.get('/membership-status/me', (c) => answerStatus(c, authenticate(c)))
  routes.get('/profiles/:profileId/membership-status', (c) => answerStatus(c, ownProfile(c)))

  const answerPaymentMethod = (c: Context, player: Player) =>
    c.json(paymentMethodOf(player) ?? fail(404, 'no payment method'))
  routes.get('/accounts/payment_methods', (c) => answerPaymentMethod(c, authenticate(c)))
  routes.get('/profiles/:profileId/payment_method', (c) => answerPaymentMethod(c, ownProfile(c)))

  routes.get('/subscription/:id', (c) => {
    const subscription = subscriptionOf(authenticate(c), clock.now())
    if (subscription?.id !== c.req.param('id')) fail(404, 'no such subscription')
    const { id, planId, createdAt } = subscription
    return c.json({ id, planId, status: 'ACTIVE', createdAt, moneyBackGuaranteeEndsAt: null })
  })

  function ownProfile(c: Context): Player {
    const player = authenticate(c)
    return c.req.param('profileId') === String(player.id) ? player : fail(403, 'somebody else’s profile')
  }

  return { name: 'subscription', routes, reset() {} }
}
