import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSubscription } from '../../../sandbox/subscription/service.ts'
import { createTestContext, readJson } from '../harness.ts'

const { routes } = createSubscription(createTestContext())
const as = (player: string, path: string) =>
  routes.request(path, { headers: { authorization: `Bearer demo-${player}` } })

test('lists plans of both gateways in the currency of the country', async () => {
  const plans = await readJson(
    routes.request('/plan?includeAnnual=true&countryCode=GB&postalCode=SW1'),
    z.array(z.unknown()),
  )
  expect(plans).toHaveLength(4)
  expect(plans[0]).toEqual({
    id: 'braintree-monthly-gbp',
    planDuration: 'Monthly',
    provider: 'braintree',
    price: '12.99',
    currencyCode: 'GBP',
  })
})

test('leaves annual plans out unless asked, and takes the US for an unknown country', async () => {
  const schema = z.array(z.object({ planDuration: z.string(), currencyCode: z.string() }))
  const plans = await readJson(routes.request('/plan?countryCode=ZZ'), schema)
  expect(new Set(plans.map((plan) => `${plan.planDuration} ${plan.currencyCode}`))).toEqual(new Set(['Monthly USD']))
})

test.each(['/plan?countryCode=germany', '/plan?includeAnnual=perhaps'])('refuses %s', async (path) => {
  expect((await routes.request(path)).status).toBe(400)
})

test('knows Braintree and Apple members, and nobody else', async () => {
  expect(await (await as('man', '/membership-status/me')).json()).toMatchObject({
    status: 'ACTIVE',
    gateway: 'braintree',
  })
  expect(await (await as('fundraiser', '/membership-status/me')).json()).toMatchObject({ gateway: 'apple' })
  expect(await (await as('member', '/membership-status/me')).json()).toMatchObject({ status: 'NONE', gateway: null })
})

test('says the same of the old path, for one’s own profile only', async () => {
  expect(await (await as('man', '/profiles/502/membership-status')).json()).toMatchObject({ status: 'ACTIVE' })
  expect((await as('man', '/profiles/503/membership-status')).status).toBe(403)
})

test('shows a stored payment method, and 404 where there is none', async () => {
  const method = { id: 'pm-502', type: 'card', brand: 'visa', last4: '4242' }
  expect(await (await as('man', '/accounts/payment_methods')).json()).toEqual(method)
  expect(await (await as('man', '/profiles/502/payment_method')).json()).toEqual(method)
  expect((await as('unset', '/accounts/payment_methods')).status).toBe(404)
})

test('shows one’s own subscription', async () => {
  const schema = z.object({ subscriptionId: z.string(), planPriceId: z.string() })
  const { subscriptionId, planPriceId } = await readJson(as('man', '/membership-status/me'), schema)
  expect(await (await as('man', `/subscription/${subscriptionId}`)).json()).toMatchObject({
    planId: planPriceId,
    status: 'ACTIVE',
  })
  expect((await as('fundraiser', `/subscription/${subscriptionId}`)).status).toBe(404)
})

test.each(['/membership-status/me', '/accounts/payment_methods', '/subscription/sub-braintree-502'])(
  'refuses %s without a token or with a wrong one',
  async (path) => {
    expect((await routes.request(path)).status).toBe(401)
    expect((await as('nobody', path)).status).toBe(401)
  },
)

test('the card form leads back with a word for the card, and to no other site; one card is refused', async () => {
  const { siteUrl } = createTestContext()
  const form = (returnUrl: string) =>
    routes.request(`/card-form?${new URLSearchParams({ gateway: 'braintree', returnUrl }).toString()}`)
  const page = await (await form(`${siteUrl}/settings/membership?card=m`)).text()
  expect(page).toContain(`${siteUrl}/settings/membership?card=m&amp;nonce=mastercard-5454`)
  expect((await form('https://evil.example/')).status).toBe(400)
  const store = (nonce: string) =>
    routes.request('/accounts/payment_methods', {
      method: 'POST',
      headers: { authorization: 'Bearer demo-man', 'content-type': 'application/json' },
      body: JSON.stringify({ nonce }),
    })
  expect(await (await store('refused')).json()).toEqual({ key: 'payment.declined' })
  expect(await (await store('mastercard-5454')).json()).toMatchObject({ brand: 'mastercard', last4: '5454' })
})
