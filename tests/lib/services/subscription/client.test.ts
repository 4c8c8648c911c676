import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import * as client from '@/lib/services/subscription/client'
import * as methods from '@/lib/services/subscription/payment-methods'
import { askedOf } from '../../support/asked'
import { stubUpstream } from '../../support/upstream'

const token = 'player-token'
const card = { id: 'card-1', type: 'card', brand: 'visa', last4: '4242' }
const status = {
  status: 'ACTIVE',
  gateway: 'braintree',
  planPriceId: null,
  subscriptionId: 's',
  cancelAtPeriodEnd: false,
}
const bought = { id: 's', status: 'ACTIVE' }
const purchase = { profileId: '7', subscriptionPlanId: 'plan-1' }
const cancellation = { profileId: '7', subscriptionId: 'sub/1', reason: 'too hilly' }

const places = { own: `${env.GAME_API_URL}/billing`, braintree: env.SUBSCRIPTION_API_URL } as const

/** Each call of a gateway, with what is answered and what is asked. */
const calls = [
  ['[MB-042]', (g: 'own') => client.getGatewayStatus(g, token), status, 'GET /membership-status/me', null],
  ['[MB-043]', (g: 'own') => client.getLegacyStatus(g, '7', token), status, 'GET /profiles/7/membership-status', null],
  ['[MB-038]', (g: 'own') => methods.getPaymentMethod(g, '7', token), card, 'GET /profiles/7/payment_method', null],
  [
    '[MB-039]',
    (g: 'own') => methods.setPaymentMethod(g, '7', 'n', token),
    card,
    'POST /profiles/7/payment_method',
    { nonce: 'n' },
  ],
  ['[MB-040]', (g: 'own') => methods.getAccountPaymentMethod(g, token), card, 'GET /accounts/payment_methods', null],
  [
    '[MB-041]',
    (g: 'own') => methods.addAccountPaymentMethod(g, 'n', token),
    card,
    'POST /accounts/payment_methods',
    { nonce: 'n' },
  ],
  [
    '[MB-016, MB-044]',
    (g: 'own') => client.createSubscription(g, { ...purchase, couponCode: 'WINTER20' }, token),
    bought,
    'POST /subscription',
    { ...purchase, profileId: 7, couponCode: 'WINTER20' },
  ],
  [
    '[MB-047]',
    (g: 'own') => client.getSubscription(g, 'sub/1', token),
    { id: 's', createdAt: '2026-01-01T00:00:00Z', moneyBackGuaranteeEndsAt: null },
    'GET /subscription/sub%2F1',
    null,
  ],
] as const

for (const gateway of ['own', 'braintree'] as const) {
  test.each(calls)(
    `${gateway} %s: asks with the token below the gateway’s address [MB-036]`,
    async (_, call, answer, asking, body) => {
      const asked = stubUpstream(() => Response.json(answer))
      await call(gateway as 'own')
      const [method, path] = asking.split(' ')
      expect(await askedOf(asked[0])).toEqual({
        method,
        url: `${places[gateway]}${path}`,
        authorization: `Bearer ${token}`,
        body,
      })
    },
  )

  test.each(calls)(`${gateway} %s: success is a 200, and nothing else [MB-046]`, async (_, call, answer) => {
    stubUpstream(() => Response.json(answer, { status: 201 }))
    await expect(call(gateway as 'own')).rejects.toMatchObject({ kind: 'status', status: 201 })
  })
}

test('plans are asked for with annual ones, by country and postal code where known, and without a player [MB-014, MB-015, MB-037]', async () => {
  const plan = { id: 'p', planDuration: 'Annual', provider: 'own', price: '179.99', currencyCode: 'USD' }
  const others = [
    { ...plan, provider: 'apple', planDuration: 'Monthly' },
    { ...plan, provider: 'stripe' },
    { ...plan, price: '-1' },
  ]
  const asked = stubUpstream(() => Response.json([plan, ...others]))
  const plans = await client.listSubscriptionPlans('braintree', { countryCode: 'GB', postalCode: 'SW1' })
  expect(plans).toEqual([
    { id: 'p', planDuration: 'Annual', provider: 'own', money: { minor: 17_999, currency: 'USD' } },
    { id: 'p', planDuration: 'Monthly', provider: 'apple', money: { minor: 17_999, currency: 'USD' } },
  ])
  await client.listSubscriptionPlans('own')
  const base = '/plan?includeAnnual=true'
  expect(asked.map(({ url }) => url)).toEqual([
    `${places.braintree}${base}&countryCode=GB&postalCode=SW1`,
    `${places.own}${base}`,
  ])
  expect(asked[0]?.headers.get('authorization')).toBeNull()
})

test('a cancellation has its own place at each gateway, and a reason [MB-017, MB-045, MB-046]', async () => {
  const asked = stubUpstream(({ url }) =>
    url.startsWith(places.own) ? Response.json(bought) : new Response(null, { status: 204 }),
  )
  await client.cancelSubscription('own', cancellation, token)
  await client.cancelSubscription('braintree', { ...cancellation, reason: '' }, token)
  expect(await Promise.all(asked.map(askedOf))).toMatchObject([
    { method: 'POST', url: `${places.own}/profiles/7/subscription/sub%2F1/cancel`, body: { reason: 'too hilly' } },
    { method: 'POST', url: `${places.braintree}/subscription/sub%2F1/cancel`, body: { reason: '' } },
  ])
})

test('a cancellation is done by a 200 of the own gateway and a 204 of the subscription service, and not by the other’s [MB-046]', async () => {
  const cancelled = (gateway: 'own' | 'braintree', answer: Response) => {
    stubUpstream(() => answer)
    return client.cancelSubscription(gateway, cancellation, token)
  }
  const nothing = (code: number) => new Response(null, { status: code })
  await expect(cancelled('own', Response.json(bought))).resolves.toBeUndefined()
  await expect(cancelled('own', Response.json(bought, { status: 201 }))).rejects.toMatchObject({ status: 201 })
  await expect(cancelled('own', nothing(204))).rejects.toMatchObject({ status: 204 })
  await expect(cancelled('braintree', nothing(204))).resolves.toBeUndefined()
  await expect(cancelled('braintree', nothing(200))).rejects.toMatchObject({ status: 200 })
})

test('plans are no answer unless they come with a 200 [MB-037]', async () => {
  stubUpstream(() => Response.json([], { status: 206 }))
  await expect(client.listSubscriptionPlans('own')).rejects.toMatchObject({ kind: 'status', status: 206 })
})

test('nothing stored is not found; the older status call is asked for by a 404 alone', async () => {
  stubUpstream(() => new Response(null, { status: 404 }))
  await expect(methods.getAccountPaymentMethod('own', token)).rejects.toMatchObject({ name: 'NotFoundError' })
  await expect(client.getGatewayStatus('braintree', token)).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('more of a card than its last digits is not taken over', async () => {
  stubUpstream(() => Response.json({ ...card, last4: '4111111111111111' }))
  await expect(methods.getAccountPaymentMethod('own', token)).resolves.toMatchObject({ last4: undefined })
})

test('ids that are numbers are read as text [MB-013, MB-014, MB-047]', async () => {
  stubUpstream(() => Response.json({ ...status, planPriceId: 7, subscriptionId: 1001 }))
  await expect(client.getGatewayStatus('braintree', token)).resolves.toMatchObject({
    planPriceId: '7',
    subscriptionId: '1001',
  })
  stubUpstream(() => Response.json({ ...card, id: 4 }))
  await expect(methods.getPaymentMethod('own', '7', token)).resolves.toMatchObject({ id: '4' })
  stubUpstream(() => Response.json({ ...bought, id: 1002 }))
  await expect(client.createSubscription('own', purchase, token)).resolves.toMatchObject({ id: '1002' })
})
