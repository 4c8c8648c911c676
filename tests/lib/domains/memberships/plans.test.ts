import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestLimits } from '@/lib/core/limits'
import { pricedCountries } from '@/lib/domains/memberships/countries'
import { buildFolder } from '../../../support/build-folder'
import { forgetProcessState } from '../../../support/forget-process-state'
import { stubUpstream } from '../../support/upstream'

const NOW = '2026-03-10T18:00:00.000Z'
const price = (id: string, periodUnit: string, amount: string) => ({
  id,
  periodUnit,
  price: amount,
  currencyCode: 'EUR',
  taxPolicy: ownPolicy,
})
const plans = () => [
  { id: 'plan', name: 'Gruppetto Membership', prices: [price('y', 'Year', '169.99'), price('m', 'Month', '16.99')] },
]

let isUp: boolean
let isSold: boolean
let ownPolicy: string
let policy: () => Response

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] })
  vi.resetModules()
  forgetProcessState()
  vi.stubEnv('NEXT_DIST_DIR', buildFolder())
  isUp = true
  isSold = true
  ownPolicy = 'TaxInclusive'
  policy = () => Response.json({ countryCode: 'DE', currency: 'EUR', taxPolicy: 'TaxExclusive' })
})
afterEach(() => void vi.useRealTimers())

const start = async () => {
  const asked = stubUpstream(({ url }) => {
    if (!isUp) return Response.json({}, { status: 418 })
    if (url.includes('KR')) return new Response(null, { status: 404 })
    if (!url.includes('/membership-plans')) return policy()
    return Response.json(isSold && !url.includes('PL') ? plans() : [])
  })
  return { asked, ...(await import('@/lib/domains/memberships/server')) }
}

test('a country’s prices come with its tax policy and the time they were read [MB-012]', async () => {
  const { getCountryPlans } = await start()
  const ofPlan = { plan: 'Gruppetto Membership', isTaxExclusive: true }
  await expect(getCountryPlans('DE')).resolves.toEqual({
    country: 'DE',
    name: 'Gruppetto Membership',
    prices: [
      { ...ofPlan, id: 'y', period: 'year', money: { minor: 16_999, currency: 'EUR' } },
      { ...ofPlan, id: 'm', period: 'month', money: { minor: 1699, currency: 'EUR' } },
    ],
    isTaxExclusive: true,
    readAt: Date.parse(NOW),
  })
})

test('TaxExclusive alone adds taxes to a price; without a policy the prices’ own word counts [MB-011]', async () => {
  const { getCountryPlans } = await start()
  policy = () => Response.json({ countryCode: 'DE', currency: 'EUR', taxPolicy: 'SomethingElse' })
  await expect(getCountryPlans('DE')).resolves.toMatchObject({ isTaxExclusive: false })
  policy = () => Response.json({}, { status: 418 })
  ownPolicy = 'TaxExclusive'
  await expect(getCountryPlans('FR')).resolves.toMatchObject({ isTaxExclusive: true })
})

test('a policy that can’t be had is the last good one, whatever the prices say since [MB-012]', async () => {
  const { getCountryPlans } = await start()
  await expect(getCountryPlans('DE')).resolves.toMatchObject({ isTaxExclusive: true })
  policy = () => Response.json({}, { status: 418 })
  const later = Date.parse(NOW) + 600_000
  vi.setSystemTime(later)
  await expect(getCountryPlans('DE')).resolves.toMatchObject({ isTaxExclusive: true, readAt: later })
})

test('a country that nobody knows pays as the United States [MB-053]', async () => {
  const { asked, getCountryPlans } = await start()
  await expect(getCountryPlans('KR')).resolves.toMatchObject({ country: 'US' })
  expect(asked.map(({ url }) => new URL(url).search || new URL(url).pathname)).toContain('?countryCode=US')
})

test('a country whose prices nobody could buy, since no search would find them, pays as the United States [MB-053]', async () => {
  const { asked, getCountryPlans } = await start()
  await expect(getCountryPlans('NO')).resolves.toMatchObject({ country: 'US', prices: [{ id: 'y' }, { id: 'm' }] })
  expect(asked.filter(({ url }) => url.includes('NO'))).toEqual([])
})

test('where a country is sold nothing the plans of the default country show [MB-053]', async () => {
  const { getCountryPlans } = await start()
  await expect(getCountryPlans('PL')).resolves.toMatchObject({ country: 'US', prices: [{ id: 'y' }, { id: 'm' }] })
  await expect(getCountryPlans('DE')).resolves.toMatchObject({ country: 'DE' })
})

test('where nothing is sold anywhere there are no prices, and no end of asking', async () => {
  isSold = false
  const { asked, getCountryPlans } = await start()
  await expect(getCountryPlans('DE')).resolves.toMatchObject({ country: 'US', prices: [] })
  expect(asked.filter(({ url }) => url.includes('/membership-plans'))).toHaveLength(2)
})

test('in an outage the last good prices serve, with their age; without any it is said', async () => {
  const { getCountryPlans, findCountryPlans } = await start()
  await getCountryPlans('DE')
  isUp = false
  vi.setSystemTime(Date.parse(NOW) + 3 * 3_600_000)
  await expect(getCountryPlans('DE')).resolves.toMatchObject({
    country: 'DE',
    prices: [
      { id: 'y', period: 'year', money: { minor: 16_999, currency: 'EUR' } },
      { id: 'm', period: 'month', money: { minor: 1699, currency: 'EUR' } },
    ],
    readAt: Date.parse(NOW),
  })
  await expect(findCountryPlans('FR')).resolves.toBeUndefined()
})

describe('a price by its id', () => {
  const priced = (country: string) => [
    { id: country, name: country, prices: [price(`${country}-y`, 'Year', '169.99')] },
  ]
  /** A game server that sells in every country, each at a price of its own; some it doesn't know, for some it is down. */
  const search = async (failing: readonly string[] = [], unknown: readonly string[] = []) => {
    const asked = stubUpstream(({ url }) => {
      const country = new URL(url).searchParams.get('countryCode')
      if (country === null) return policy()
      if (unknown.includes(country)) return new Response(null, { status: 404 })
      return failing.includes(country) ? Response.json({}, { status: 418 }) : Response.json(priced(country))
    })
    return { asked, ...(await import('@/lib/domains/memberships/server')) }
  }

  test('is found in the likely country, which alone is asked', async () => {
    const { asked, getPlanPrice } = await search()
    await expect(getPlanPrice('DE-y', 'DE')).resolves.toMatchObject({ price: { id: 'DE-y' }, plans: { country: 'DE' } })
    expect(asked.filter(({ url }) => url.includes('/membership-plans'))).toHaveLength(1)
  })

  test('is found in any other country, and none is asked twice', async () => {
    const { asked, getPlanPrice } = await search()
    await expect(getPlanPrice('JP-y', 'DE')).resolves.toMatchObject({ price: { id: 'JP-y' }, plans: { country: 'JP' } })
    const plansAsked = asked.map(({ url }) => new URL(url).searchParams.get('countryCode')).filter(Boolean)
    expect(new Set(plansAsked).size).toBe(plansAsked.length)
  })

  test.each(['PL', 'KR', 'AE'])(
    'is found in a country of the shop or of a language, such as %s, with its taxes; no country is asked twice',
    async (country) => {
      const { asked, getPlanPrice } = await search()
      await expect(getPlanPrice(`${country}-y`, 'DE')).resolves.toMatchObject({
        price: { id: `${country}-y` },
        plans: { country, isTaxExclusive: true },
      })
      const plansAsked = asked.map(({ url }) => new URL(url).searchParams.get('countryCode')).filter(Boolean)
      expect(new Set(plansAsked).size).toBe(plansAsked.length)
    },
  )

  test('costs a call for each country, where it is nowhere: half of what a request may cause', async () => {
    const { asked, getPlanPrice } = await search()
    await expect(getPlanPrice('XY-y', 'DE')).rejects.toMatchObject({ code: 'not_found' })
    expect(asked).toHaveLength(pricedCountries.size)
    expect(asked.length).toBeLessThanOrEqual(requestLimits.upstreamCalls / 2)
  })

  test('may be there where a country can’t be read, whichever others the game server doesn’t know', async () => {
    const { getPlanPrice } = await search(['JP'], ['DE', 'FR', 'PL'])
    await expect(getPlanPrice('JP-y', 'DE')).rejects.toMatchObject({ name: 'UpstreamError' })
  })

  test('is found although another country can’t be read', async () => {
    const { getPlanPrice } = await search(['DE', 'FR'])
    await expect(getPlanPrice('JP-y', 'DE')).resolves.toMatchObject({ price: { id: 'JP-y' } })
  })

  test('is unknown where every country could be read', async () => {
    await expect((await search()).getPlanPrice('XY-y', 'DE')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('may be there where a country can’t be read', async () => {
    const { getPlanPrice } = await search(['JP'])
    await expect(getPlanPrice('JP-y', 'DE')).rejects.toMatchObject({ name: 'UpstreamError' })
  })

  test('that is none is asked of nobody', async () => {
    const { asked, getPlanPrice } = await search()
    await expect(getPlanPrice('..', 'DE')).rejects.toMatchObject({ code: 'not_found' })
    expect(asked).toEqual([])
  })
})

test('a section has its country’s prices, and says in the log where they are missing', async () => {
  const { findCountryPlans } = await start()
  await expect(findCountryPlans('DE')).resolves.toMatchObject({ country: 'DE', prices: [{ id: 'y' }, { id: 'm' }] })
  isUp = false
  const { log } = await import('@/lib/core/server/log')
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  await findCountryPlans('FR')
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ country: 'FR' }), expect.any(String))
})

test('a policy that can’t be had is told of in the log, and one that is nowhere is not [MB-011]', async () => {
  const { readCountryPlans } = await start()
  const { log } = await import('@/lib/core/server/log')
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  policy = () => new Response(null, { status: 404 })
  await expect(readCountryPlans('DE')).resolves.toMatchObject({ isTaxExclusive: false })
  expect(warn).not.toHaveBeenCalled()
  policy = () => Response.json({}, { status: 418 })
  await expect(readCountryPlans('DE')).resolves.toMatchObject({ isTaxExclusive: false })
  expect(warn).toHaveBeenCalledWith({ err: expect.any(Error), country: 'DE' }, expect.any(String))
})

test('the annual price is the first choice where the flag web-default-annual is on [MB-020]', async () => {
  expect(await (await start()).isAnnualDefault()).toBe(false)
  vi.resetModules()
  vi.stubEnv('FEATURE_FLAGS', 'web-default-annual')
  expect(await (await start()).isAnnualDefault()).toBe(true)
})
