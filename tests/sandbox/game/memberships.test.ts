import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSubscription } from '../../../sandbox/subscription/service.ts'
import { createTestContext } from '../harness.ts'
import { startGame, type Harness } from './harness.ts'

const urlSchema = z.object({ url: z.string() })
const statusSchema = z.object({ status: z.string(), subscriptionId: z.string().nullable() })

const site = createTestContext().siteUrl
const order = {
  locale: 'en-us',
  membershipPlanPriceId: 'price-us-year',
  successUrl: `${site}/settings/membership?state=succeeded`,
  cancelUrl: `${site}/plans`,
}

const start = () => startGame(undefined, undefined, createTestContext())
const statusOf = async (game: Harness, token: string) =>
  statusSchema.parse(await (await game.get('/membership/membership-status/me', token)).json())
const pathOf = async (answer: Response) =>
  new URL(urlSchema.parse(await answer.json()).url).pathname.replace('/game', '')

/** A form of a hosted page, as a browser sends it. */
const press = (game: Harness, path: string, action: string) => game.submit(path, { action })

test('a hosted checkout is paid once, leads back, and makes a member', async () => {
  const game = await start()
  const path = await pathOf(await game.post('/membership/hosted-pages/checkout', order, 'demo-unset'))
  expect(await (await game.get(path)).text()).toContain('USD 179.99')
  expect(await (await press(game, path, 'refused')).text()).toContain('refused')
  expect((await statusOf(game, 'demo-unset')).status).toBe('NONE')
  const paid = await press(game, path, 'paid')
  expect([paid.status, paid.headers.get('location')]).toEqual([303, order.successUrl])
  const { subscriptionId } = await statusOf(game, 'demo-unset')
  expect((await game.get(path)).headers.get('location')).toBe(order.successUrl)
  await press(game, path, 'paid')
  expect(await statusOf(game, 'demo-unset')).toMatchObject({ status: 'ACTIVE', subscriptionId })
})

test.each([{ successUrl: 'https://evil.example/' }, { cancelUrl: '//evil.example' }, { locale: 'English' }])(
  'a checkout with %j is refused',
  async (changes) => {
    const game = await start()
    expect((await game.post('/membership/hosted-pages/checkout', { ...order, ...changes }, 'demo-unset')).status).toBe(
      400,
    )
  },
)

test('the portal keeps what was cancelled, changes the card and lets a payment fail', async () => {
  const game = await start()
  const cancel = '/billing/profiles/504/subscription/sub-504/cancel'
  expect(await (await game.post(cancel, { reason: '' }, 'demo-member')).json()).toEqual({
    id: 'sub-504',
    status: 'ACTIVE',
  })
  expect((await game.post(cancel, { reason: '' }, 'demo-man')).status).toBe(403)
  const path = await pathOf(
    await game.post('/membership/hosted-pages/portal', { redirectUrl: `${site}/` }, 'demo-member'),
  )
  for (const action of ['keep', 'card', 'fail']) await press(game, path, action)
  expect(await statusOf(game, 'demo-member')).toMatchObject({ status: 'PAST_DUE' })
  expect(await (await game.get('/billing/accounts/payment_methods', 'demo-member')).json()).toMatchObject({
    last4: '5454',
  })
})

test.each([
  ['an unknown coupon', { couponCode: 'NOPE' }, 'demo-lapsed', 'coupon.invalid'],
  ['a member', {}, 'demo-member', 'membership.active'],
  ['nothing stored', {}, 'demo-unset', 'payment_method.missing'],
])('buying with %s is refused', async (_, changes, token, key) => {
  const game = await start()
  const profileId = { 'demo-lapsed': 505, 'demo-member': 504, 'demo-unset': 503 }[token]
  const body = { profileId, subscriptionPlanId: 'own-annual', couponCode: null, ...changes }
  const answer = await game.post('/billing/subscription', body, token)
  expect([answer.status, await answer.json()]).toEqual([403, { key }])
})

test('both services tell the same of a Braintree member who cancels', async () => {
  const context = createTestContext()
  const game = await startGame(undefined, undefined, context)
  const { routes } = createSubscription(context)
  const headers = { authorization: 'Bearer demo-man', 'content-type': 'application/json' }
  const cancel = { method: 'POST', headers, body: '{"reason":"summer"}' }
  expect((await routes.request('/subscription/sub-braintree-502/cancel', cancel)).status).toBe(204)
  const told = await (await routes.request('/membership-status/me', { headers })).json()
  expect(told).toMatchObject({ gateway: 'braintree', cancelAtPeriodEnd: true })
  expect(await (await game.get('/membership/membership-status/me', 'demo-man')).json()).toEqual(told)
})
