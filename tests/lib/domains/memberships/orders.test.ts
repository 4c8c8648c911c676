import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { storeCard } from '@/lib/domains/memberships/card-server'
import { buyPlan, cancelMembership } from '@/lib/domains/memberships/changes-server'
import { startCheckout, startPortal } from '@/lib/domains/memberships/checkout-server'
import { forgetProcessState } from '../../../support/forget-process-state'
import { card, json, none, noting, statusAnswer, stubBilling } from '../../support/billing'
import { aMember } from '../../support/member'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))

const STATUS = 'GET /game/membership/membership-status/me'
const hosted = { url: `${env.HOSTED_PAGE_ORIGINS[0]}/game/hosted/1` }
const lapsed = json(statusAnswer({ status: 'CANCELLED', currentPeriodEnd: '2026-01-01T00:00:00Z' }))

let bodies: unknown[]

beforeEach(() => {
  forgetProcessState()
  bodies = []
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

test('a checkout is of the price that was chosen, in the player’s language, and leads back to us', async () => {
  stubBilling({ [STATUS]: json(none), 'POST /game/membership/hosted-pages/checkout': noting(hosted, bodies) })
  const back = { locale: 'en-us', successUrl: 'http://localhost:3000/a', cancelUrl: 'http://localhost:3000/b' }
  await startCheckout(aMember, { priceId: 'price-us-year', minor: 17_999, currency: 'USD', locale: 'en' }, back)
  expect(bodies).toEqual([{ ...back, membershipPlanPriceId: 'price-us-year' }])
})

test('a checkout in another language, of another price or for another player is another', async () => {
  stubBilling({ [STATUS]: json(none), 'POST /game/membership/hosted-pages/checkout': noting(hosted, bodies) })
  const year = { priceId: 'price-us-year', minor: 17_999, currency: 'USD', locale: 'en' }
  const month = { ...year, priceId: 'price-us-month', minor: 1799 }
  const back = { locale: 'en-us', successUrl: 'http://localhost:3000/a', cancelUrl: 'http://localhost:3000/b' }
  await startCheckout(aMember, year, back)
  await startCheckout(aMember, month, back)
  await startCheckout(aMember, year, { ...back, locale: 'de-de' })
  await startCheckout({ ...aMember, id: 'tomas' }, year, back)
  await startCheckout(aMember, year, back)
  expect(bodies).toHaveLength(4)
})

test('the portal leads back to where it was opened', async () => {
  stubBilling({ 'POST /game/membership/hosted-pages/portal': noting(hosted, bodies) })
  await startPortal(aMember, 'http://localhost:3000/settings/membership')
  expect(bodies).toEqual([{ redirectUrl: 'http://localhost:3000/settings/membership' }])
})

test('what ends a membership says why', async () => {
  stubBilling({
    'POST /game/billing/profiles/501/subscription/sub-1/cancel': noting({ id: 'sub-1', status: 'ACTIVE' }, bodies),
  })
  await cancelMembership(aMember, 'hills')
  expect(bodies).toEqual([{ reason: 'hills' }])
})

test.each([
  ['SPRING', 'SPRING'],
  ['', null],
])('a purchase names the player, the plan and the coupon %j', async (coupon, sent) => {
  const plan = { id: 'own-annual', planDuration: 'Annual', provider: 'own', price: '179.99', currencyCode: 'USD' }
  stubBilling({
    [STATUS]: lapsed,
    'GET /game/billing/accounts/payment_methods': json(card),
    'GET /game/billing/plan': json([plan]),
    'POST /game/billing/subscription': noting({ id: 'sub-2', status: 'ACTIVE' }, bodies),
  })
  await buyPlan(aMember, { planId: 'own-annual', gateway: 'own', minor: 17_999, currency: 'USD', coupon })
  expect(bodies).toEqual([{ profileId: 501, subscriptionPlanId: 'own-annual', couponCode: sent }])
})

test('a card is stored by the gateway’s word for it', async () => {
  stubBilling({ [STATUS]: lapsed, 'POST /game/billing/accounts/payment_methods': noting(card, bodies) })
  await storeCard(aMember, { gateway: 'own', nonce: 'tok_1' })
  expect(bodies).toEqual([{ nonce: 'tok_1' }])
})
