import { expect, test } from 'vitest'
import { otherServices } from '../../../sandbox/others.ts'
import { composeServices } from '../harness.ts'

const app = await composeServices(otherServices)
const reset = (headers: Record<string, string>, origin = 'http://localhost:4010') =>
  app.request(`${origin}/control/reset`, { method: 'POST', headers })

test('refuses the pages of other sites', async () => {
  const answer = await reset({ origin: 'https://elsewhere.test' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'cross_site' })
})

test('refuses a page that hides its origin', async () => {
  expect((await reset({ origin: 'null' })).status).toBe(403)
})

test('refuses a request of another site that carries no origin', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await app.request('http://localhost:4010/control/calls', { headers })).status).toBe(403)
})

test('refuses to answer under a name that merely resolves to loopback', async () => {
  const rebound = 'http://rebound.test:4010'
  expect((await reset({ origin: rebound }, rebound)).status).toBe(403)
  expect((await app.request(`${rebound}/`)).status).toBe(403)
})

test.each([
  ['programs', {}],
  ['its own pages', { origin: 'http://localhost:4010' }],
  ['the site', { origin: 'http://localhost:3000' }],
])('lets %s in', async (_who, headers) => {
  expect((await reset(headers)).status).toBe(200)
})

test('knows its own page under the other name of loopback', async () => {
  const origin = 'http://127.0.0.1:4010'
  expect((await reset({ origin }, origin)).status).toBe(200)
})
