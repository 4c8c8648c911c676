import { beforeEach, expect, test, vi } from 'vitest'
import { GET as choose } from '@/app/api/plans/choice/route'
import { GET } from '@/app/api/plans/route'
import { UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { getCountryPlans } from '@/lib/domains/memberships/server'
import { plansOf } from '../../../lib/support/plans'

vi.mock('@/lib/domains/memberships/server', () => ({ getCountryPlans: vi.fn() }))

const plans = vi.mocked(getCountryPlans)
beforeEach(() => void plans.mockReset().mockImplementation(async (country) => plansOf(country)))

const ask = (query: string) => GET(new Request(`${env.SITE_URL}/api/plans?${query}`))
const choice = (query: string) => choose(new Request(`${env.SITE_URL}/api/plans/choice?${query}`))

test('anybody may see what a country is offered, in words [MB-028]', async () => {
  const answer = await ask('country=CA&locale=en')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await expect(answer.json()).resolves.toMatchObject({
    country: 'CA',
    plans: [{ priceId: 'CA-year', pricePerPeriod: '$179.99 per year' }, { priceId: 'CA-month' }],
    brands: ['visa', 'mastercard', 'americanExpress', 'paypal'],
  })
})

test('the offer says so where the plans are those of another country [MB-053]', async () => {
  plans.mockImplementation(async () => plansOf('US'))
  const offer = async (country: string): Promise<unknown> => (await ask(`country=${country}&locale=de`)).json()
  await expect(offer('BR')).resolves.toMatchObject({
    country: 'US',
    instead: expect.stringMatching(/Brasilien.*Staaten/),
  })
  await expect(offer('US')).resolves.not.toHaveProperty('instead')
})

test.each(['', 'country=CA', 'country=Canada&locale=en', 'country=ca&locale=en', 'country=CA&locale=xx'])(
  'takes no question such as %j',
  async (query) => {
    expect((await ask(query)).status).toBe(400)
    expect(plans).not.toHaveBeenCalled()
  },
)

test('an outage is a problem', async () => {
  plans.mockRejectedValue(new UpstreamError({ service: 'game', operation: 'x', kind: 'timeout' }))
  expect((await ask('country=CA&locale=en')).status).toBe(503)
})

test.each([
  ['price=US-year&locale=en', '/plans/US-year'],
  ['price=US-year&locale=de', '/de/plans/US-year'],
  ['price=US-year&locale=//evil', '/plans/US-year'],
  ['price=..&locale=en', '/plans'],
  ['price=a%2F..%2Fb', '/plans'],
  ['price=%0d%0aset-cookie:x', '/plans'],
  ['', '/plans'],
])('a form without script that sends %j leads to %s [MB-004]', async (query, path) => {
  const answer = await choice(query)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${env.SITE_URL}${path}`)
})
