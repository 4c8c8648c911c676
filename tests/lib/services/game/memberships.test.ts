import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { getCountryPolicy, listMembershipPlans } from '@/lib/services/game/memberships'
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
