import { expect, test } from 'vitest'
import { GET } from '@/app/api/membership/transactions/csv/route'
import { down, json, stubBilling } from '../../../lib/support/billing'
import { playerRequest } from '../../../lib/support/member'
import { aSession, requestTo, SITE } from '../../../lib/support/session'
import { aloneAt } from '../support/member-form'

const PAID = 'GET /game/billing/my-subscription-transactions'
const FILE = '/api/membership/transactions/csv?locale=de'
const paid = { id: 't', date: '2026-01-01T00:00:00Z', amount: '17.99', currencyCode: 'USD', description: 'Monthly' }

aloneAt()

const locationOf = (response: Response) => response.headers.get('location')?.replace(SITE, '')

test('payments are a file for spreadsheets, which nobody keeps [MB-048]', async () => {
  stubBilling({ [PAID]: json([paid]) })
  const answer = await GET(await playerRequest(FILE))
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="membership-payments.csv"',
    'cache-control': 'no-store',
  })
  expect(await answer.text()).toContain('2026-01-01,Monthly,17.99,USD,t')
})

test('where they can’t be read the page says so, in its language', async () => {
  stubBilling({ [PAID]: down })
  const answer = await GET(await playerRequest(FILE))
  expect([answer.status, locationOf(answer)]).toEqual([303, '/de/settings/membership?problem=failed'])
})

test('who is not signed in any more comes back to the page, and a link from elsewhere leads to it', async () => {
  const asked = stubBilling({})
  const visitor = await GET(requestTo(FILE))
  expect(locationOf(visitor)).toBe(`/login?${String(new URLSearchParams({ returnTo: '/de/settings/membership' }))}`)
  const elsewhere = await GET(await playerRequest(FILE, { headers: { 'sec-fetch-site': 'cross-site' } }, aSession()))
  expect([elsewhere.status, locationOf(elsewhere)]).toEqual([303, '/de/settings/membership'])
  expect(asked()).toEqual([])
})
