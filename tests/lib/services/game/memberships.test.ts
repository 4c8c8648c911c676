import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import {
  getCountryPolicy,
  getMembershipStatus,
  listMembershipPlans,
  listTransactions,
  openCheckout,
  openPortal,
} from '@/lib/services/game/memberships'
import { askedOf } from '../../support/asked'
import { stubUpstream } from '../../support/upstream'

const newer = { id: 'p-y', periodUnit: 'Year', price: '179.99', currencyCode: 'USD', taxPolicy: 'TaxExclusive' }
const older = { id: 'p-m', periodUnit: 'Month', amount: '17.99', currency: 'USD' }
const plan = (...prices: object[]) => [{ id: 'plan', name: 'All of it', prices }]
const usd = (minor: number) => ({ minor, currency: 'USD' })

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())

const pricesOf = async (...prices: object[]) => {
  stubUpstream(() => Response.json(plan(...prices)))
  return (await listMembershipPlans('US')).flatMap((each) => each.prices)
}

test('asks for the plans of a country without any player [MB-028, MB-030, MB-031]', async () => {
  const asked = stubUpstream(() => Response.json([]))
  await expect(listMembershipPlans('SE')).resolves.toEqual([])
  expect(asked[0]?.url).toBe(`${env.GAME_API_URL}/membership/membership-plans?countryCode=SE`)
  expect(asked[0]?.headers.get('authorization')).toBeNull()
})

test('a price has id, period, amount, currency and tax policy, by newer or older names [MB-008, MB-009, MB-010]', async () => {
  expect(await pricesOf(newer, older)).toEqual([
    { id: 'p-y', periodUnit: 'Year', money: usd(17_999), taxPolicy: 'TaxExclusive' },
    { id: 'p-m', periodUnit: 'Month', money: usd(1799), taxPolicy: undefined },
  ])
})

test('the newer names win [MB-010]', async () => {
  const [price] = await pricesOf({ ...newer, amount: '1.00', currency: 'EUR' })
  expect(price?.money).toEqual(usd(17_999))
})

test.each([
  ['a negative price', { price: '-5.00' }],
  ['a price of twenty digits', { price: '12345678901234567890' }],
  ['a price that is a number', { price: 5 }],
  ['no currency', { currencyCode: null }],
  ['a currency of no code', { currencyCode: 'Dollars' }],
  ['a period nobody knows', { periodUnit: 'Week' }],
  ['no id', { id: '' }],
])('a price with %s is left out, and the others stay', async (_, fault) => {
  expect((await pricesOf({ ...newer, ...fault }, older)).map(({ id }) => id)).toEqual(['p-m'])
  expect(log.warn).toHaveBeenCalled()
})

test('plans without a single readable price are a bad answer, one without prices is none', async () => {
  stubUpstream(() => Response.json(plan({ ...newer, price: '-5.00' })))
  await expect(listMembershipPlans('US')).rejects.toMatchObject({ kind: 'schema' })
  expect(await pricesOf()).toEqual([])
})

test('asks for the policy of a country [MB-032]', async () => {
  const asked = stubUpstream(() => Response.json({ countryCode: 'DE', currency: 'EUR', taxPolicy: 'TaxInclusive' }))
  await expect(getCountryPolicy('DE')).resolves.toEqual({ currency: 'EUR', taxPolicy: 'TaxInclusive' })
  expect(asked[0]?.url).toBe(`${env.GAME_API_URL}/membership/countries/DE`)
  expect(asked[0]?.headers.get('authorization')).toBeNull()
})

test('a country that the game server does not know is not found', async () => {
  stubUpstream(() => new Response(null, { status: 404 }))
  for (const asking of [listMembershipPlans('XX'), getCountryPolicy('XX')])
    await expect(asking).rejects.toMatchObject({ name: 'NotFoundError' })
})

const token = 'player-token'
const authorization = `Bearer ${token}`
const order = {
  locale: 'de-de',
  membershipPlanPriceId: 'p',
  successUrl: 'https://s.test/',
  cancelUrl: 'https://c.test/',
}

test('asks for the player’s status with the token; all but the status may be missing [MB-013, MB-029, MB-033]', async () => {
  const asked = stubUpstream(() => Response.json({ status: 'ACTIVE', gateway: null, subscriptionId: 'sub-1' }))
  await expect(getMembershipStatus(token)).resolves.toMatchObject({ status: 'ACTIVE', subscriptionId: 'sub-1' })
  const url = `${env.GAME_API_URL}/membership/membership-status/me`
  expect(await askedOf(asked[0])).toEqual({ method: 'GET', url, authorization, body: null })
})

test('ids that are numbers are read as text [MB-008, MB-013, MB-048]', async () => {
  stubUpstream(() => Response.json({ status: 'ACTIVE', gateway: 'own', planPriceId: 7, subscriptionId: 1001 }))
  await expect(getMembershipStatus(token)).resolves.toMatchObject({ planPriceId: '7', subscriptionId: '1001' })
  const price = { id: 7, periodUnit: 'Year', price: '9.00', currencyCode: 'EUR' }
  stubUpstream(() => Response.json([{ id: 1, name: 'Club', prices: [price] }]))
  await expect(listMembershipPlans('DE')).resolves.toMatchObject([{ id: '1', prices: [{ id: '7' }] }])
  stubUpstream(() => Response.json([{ id: 3, date: '2026-01-01T00:00:00Z', amount: '9.00', currencyCode: 'EUR' }]))
  await expect(listTransactions(token)).resolves.toMatchObject([{ id: '3' }])
})

test.each([{}, { status: 'FREE' }, { status: 'ACTIVE', currentPeriodEnd: 'soon' }])(
  'takes %j for no status, rather than for none',
  async (answer) => {
    stubUpstream(() => Response.json(answer))
    await expect(getMembershipStatus(token)).rejects.toMatchObject({ kind: 'schema' })
  },
)

test('opens the hosted checkout with locale, price and both ways back, under a key [MB-029, MB-034]', async () => {
  const asked = stubUpstream(() => Response.json({ url: 'https://pay.test/1' }))
  await expect(openCheckout(order, 'key-1', token)).resolves.toEqual({ url: 'https://pay.test/1' })
  expect(asked[0]?.headers.get('idempotency-key')).toBe('key-1')
  const url = `${env.GAME_API_URL}/membership/hosted-pages/checkout`
  expect(await askedOf(asked[0])).toEqual({ method: 'POST', url, authorization, body: order })
})

test('opens the hosted portal with the way back [MB-029, MB-035]', async () => {
  const asked = stubUpstream(() => Response.json({ url: 'https://pay.test/2' }))
  await openPortal('https://s.test/', token)
  const url = `${env.GAME_API_URL}/membership/hosted-pages/portal`
  expect(await askedOf(asked[0])).toEqual({
    method: 'POST',
    url,
    authorization,
    body: { redirectUrl: 'https://s.test/' },
  })
})

const status = { status: 'ACTIVE' }
const policy = { countryCode: 'DE', currency: 'EUR', taxPolicy: 'TaxInclusive' }
const page = { url: 'https://pay.test/1' }

test.each([
  ['plans [MB-031]', () => listMembershipPlans('SE'), []],
  ['the policy of a country [MB-032]', () => getCountryPolicy('DE'), policy],
  ['the player’s status [MB-033]', () => getMembershipStatus(token), status],
  ['the checkout [MB-034]', () => openCheckout(order, 'key-1', token), page],
  ['the portal [MB-035]', () => openPortal('https://s.test/', token), page],
])('success is a 200, and nothing else: %s', async (_, call, answer) => {
  stubUpstream(() => Response.json(answer))
  await expect(call()).resolves.toBeDefined()
  for (const code of [201, 202, 206]) {
    stubUpstream(() => Response.json(answer, { status: code }))
    await expect(call()).rejects.toMatchObject({ kind: 'status', status: code })
  }
})

test('lists what the player has paid, also what was paid back [MB-048]', async () => {
  const paid = { id: 't1', date: '2026-01-01T00:00:00Z', amount: '179.99', currencyCode: 'USD', description: 'Annual' }
  const asked = stubUpstream(() =>
    Response.json([paid, { ...paid, id: 't2', amount: '-179.99' }, { ...paid, amount: 'x' }]),
  )
  await expect(listTransactions(token)).resolves.toMatchObject([{ money: usd(17_999) }, { money: usd(-17_999) }])
  expect(asked[0]?.url).toBe(`${env.GAME_API_URL}/billing/my-subscription-transactions`)
})
