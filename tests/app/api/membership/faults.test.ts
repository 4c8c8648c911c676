import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { POST as cancel } from '@/app/api/membership/cancellation/route'
import { POST as openCardForm } from '@/app/api/membership/card-form/route'
import { POST as checkout } from '@/app/api/membership/checkout/route'
import { GET as getDirectOffers } from '@/app/api/membership/direct-offers/route'
import { GET as getGuarantee } from '@/app/api/membership/guarantee/route'
import { GET as getPayment, POST as storeCard } from '@/app/api/membership/payment/route'
import { POST as openPortal } from '@/app/api/membership/portal/route'
import { POST as buy } from '@/app/api/membership/purchase/route'
import { GET as getMembership } from '@/app/api/membership/route'
import { GET as getTransactions } from '@/app/api/membership/transactions/route'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import type * as Outcomes from '@/lib/core/server/upstream-outcome'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { card, json, lost, none, refusing, statusAnswer, stubBilling } from '../../../lib/support/billing'
import { playerRequest } from '../../../lib/support/member'
import { NOW } from '../../../lib/support/session'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))
/** No pause but the one that a service asks for. */
vi.mock('@/lib/core/server/upstream-outcome', async (original) => {
  const outcomes = await original<typeof Outcomes>()
  return { ...outcomes, pauseMs: (outcome: Outcomes.Outcome) => outcomes.askedPauseMs(outcome) ?? 0 }
})

/** How a service fails; slow ones are in tests/contract/faults.test.ts, with every call. */
const faults = {
  refused: refusing('sandbox.refused'),
  failing: () => Response.json({}, { status: 500 }),
  rate_limited: () => Response.json({}, { status: 429, headers: { 'retry-after': '60' } }),
  malformed: () => new Response('{"a": ', { headers: { 'content-type': 'application/json' } }),
  wrong_schema: json({ sandbox: 'an answer of another shape' }),
  cut_short: lost,
}
const kinds = Object.entries(faults)

const STATUS = 'GET /game/membership/membership-status/me'
const OWN_CARD = '/game/billing/accounts/payment_methods'
const plan = { id: 'own-annual', planDuration: 'Annual', provider: 'own', price: '179.99', currencyCode: 'USD' }
const member = {}
const visitor = { [STATUS]: json(none) }
const comingBack = {
  [STATUS]: json(statusAnswer({ status: 'CANCELLED', currentPeriodEnd: '2026-01-01T00:00:00Z' })),
  [`GET ${OWN_CARD}`]: json(card),
  'GET /game/billing/plan': json([plan]),
  'GET /subscription/plan': json([]),
}
const money = { minor: 17_999, currency: 'USD' }
const order = { priceId: 'price-us-year', ...money, locale: 'en' }
const wish = { planId: 'own-annual', gateway: 'own', ...money, coupon: '' }

/** Each call of a service, what else its service says, and who asks for it. */
const calls = [
  [STATUS, member, getMembership],
  [STATUS, member, checkout, order],
  [STATUS, member, cancel, {}],
  [STATUS, comingBack, buy, wish],
  [STATUS, comingBack, storeCard, { gateway: 'own', nonce: 'n' }],
  ['POST /game/membership/hosted-pages/checkout', visitor, checkout, order],
  ['POST /game/membership/hosted-pages/portal', member, openPortal, {}],
  ['POST /game/billing/profiles/501/subscription/sub-1/cancel', member, cancel, { reason: 'hills' }],
  ['POST /game/billing/subscription', comingBack, buy, wish],
  [`POST ${OWN_CARD}`, comingBack, storeCard, { gateway: 'own', nonce: 'n' }],
  ['GET /game/billing/subscription/sub-1', member, getGuarantee],
  ['GET /game/billing/my-subscription-transactions', member, getTransactions],
  [`GET ${OWN_CARD}`, member, getPayment],
  [`GET ${OWN_CARD}`, comingBack, getDirectOffers],
  ['GET /game/billing/plan', comingBack, getDirectOffers],
] as const

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

type Handler = (typeof calls)[number][2]

async function ask(handler: Handler, body?: object): Promise<Response> {
  const method = body ? 'POST' : 'GET'
  const headers = body && { 'content-type': 'application/json' }
  const request = await playerRequest('/api/membership?locale=en', { method, headers })
  const sent = body ? new NextRequest(request, { body: JSON.stringify(body) }) : request
  return handler(sent, { params: Promise.resolve({}) })
}

for (const [call, scene, handler, body] of calls) {
  test.each(kinds)(`${call} that is %s is a problem in our own words, and never "no membership"`, async (_, fault) => {
    stubBilling({ ...scene, [call]: fault })
    const answer = await ask(handler, body)
    expect([502, 503, 504]).toContain(answer.status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const problem: unknown = await answer.json()
    expect(problem).toMatchObject({
      code: expect.stringMatching(/^(upstream_(failed|unreadable|unavailable)|outcome_unknown)$/),
    })
    expect(JSON.stringify(problem)).not.toMatch(/sandbox|none/)
  })
}

test.each(kinds)(
  'while the subscription service is %s, a Braintree member is what the game server says',
  async (_, fault) => {
    stubBilling({
      [STATUS]: json(statusAnswer({ gateway: 'braintree' })),
      'GET /subscription/membership-status/me': fault,
    })
    const answer = await ask(getMembership)
    expect(answer.status).toBe(200)
    await expect(answer.json()).resolves.toMatchObject({ state: 'active', gateway: 'braintree' })
  },
)

test('the card form needs no service; what it is told of the way back is ours', async () => {
  const asked = stubBilling({})
  const answer = await ask(openCardForm, { gateway: 'own', mark: 'mark-1' })
  const { searchParams } = new URL(z.object({ url: z.url() }).parse(await answer.json()).url)
  expect(searchParams.get('returnUrl')).toBe(`${env.SITE_URL}/settings/membership?card=mark-1`)
  expect(asked()).toEqual([])
})

test.each([
  [openCardForm, { gateway: 'apple', mark: 'm' }],
  [openCardForm, { gateway: 'own', mark: '&returnUrl=//evil' }],
  [storeCard, { gateway: 'apple', nonce: 'n' }],
  [storeCard, { gateway: 'own', nonce: '' }],
  [storeCard, { gateway: 'own', nonce: 'x'.repeat(501) }],
  [checkout, { ...order, minor: 1.5 }],
  [checkout, { ...order, currency: 'DOLLARS' }],
  [buy, { ...wish, coupon: 'x'.repeat(61) }],
  [cancel, { reason: 'x'.repeat(1001) }],
])('what no page of ours sends is refused before any service is asked: %#', async (handler, body) => {
  const asked = stubBilling({})
  expect((await ask(handler, body)).status).toBe(400)
  expect(asked()).toEqual([])
})
