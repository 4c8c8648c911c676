import type { APIRequestContext } from '@playwright/test'
import { aLetter, doubleClick, sendAs, sendForm, wasOnce, type Write } from '../support/double-clicks.ts'
import { expect, test } from '../support/fixtures.ts'
import { hasRedis, type Instances, startInstances } from '../support/instances.ts'
import { endings, rotations, signOuts } from '../support/instance-sessions.ts'
import { Sandbox } from '../support/sandbox.ts'
import { purchaseFrom, writesOf } from '../support/writes-done-once.ts'

// These tests run one after the other: they count calls, reset the sandbox and kill instances.
test.describe.configure({ mode: 'default' })
test.skip(!hasRedis(), 'several instances need a Redis, and there is none on this machine')
// Visitors of a killed instance see a broken connection.
test.use({ allowedErrors: [/./] })

const ROUNDS = 20
const MINUTE = 60_000

let instances: Instances
let sandbox: Sandbox
let request: APIRequestContext
let writes: Write[]

test.beforeAll(async ({ playwright }) => {
  const aMinuteAhead = String(Number(process.env.CLOCK_OFFSET_MS ?? 0) + MINUTE)
  const variables = { UPSTREAM_DEADLINE_MS: '4000' }
  instances = await startInstances('instances', variables, [{}, { CLOCK_OFFSET_MS: aMinuteAhead }])
  request = await playwright.request.newContext()
  sandbox = new Sandbox(request, instances.sandboxUrl)
  writes = await writesOf(instances, request)
})
test.afterAll(() => instances.stop())
test.afterEach(() => sandbox.clearFaults())

const urlOf = (index: number) => instances.all[index]?.url ?? ''

test('a double click that is spread over two instances, whose clocks are a minute apart, is one write', async () => {
  for (const write of writes) {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const clicked = await doubleClick(instances, request, write, round)
      expect(wasOnce(write, clicked), `${write.name}, round ${round}: ${JSON.stringify(clicked)}`).toBe(true)
    }
  }
})

test('calls to both instances at the end of an access token renew it once, and the player stays signed in', async ({
  browser,
}) => {
  const rounds = await rotations(instances, sandbox, browser, ROUNDS)
  expect(rounds).toEqual(rounds.map(() => ({ renewals: 1, statuses: [200, 200, 200] })))
})

test('who signs out at one instance is refused at the other at once', async () => {
  expect(await signOuts(instances, ROUNDS)).toEqual(Array.from({ length: ROUNDS }, () => 401))
})

test('a session that is used at one instance is listed at the other, and ended there is refused at once', async () => {
  const rounds = 6
  expect(await endings(instances, rounds)).toEqual(Array.from({ length: rounds }, () => [200, 401, 200]))
})

test('where an instance dies in the middle of a write, another one takes over and finds what was done', async () => {
  await sandbox.reset()
  const card = { gateway: 'own', nonce: 'visa-4242' }
  const path = '/api/membership/payment'
  await sendAs(urlOf(1), { player: 'lapsed', round: 'death', method: 'POST', path, body: card })
  const buy = await purchaseFrom(urlOf(1), 'death')
  await sandbox.clearCalls()
  const purchase = { service: 'game', path: '/billing/subscription' }
  await sandbox.fault({ ...purchase, method: 'POST', kind: 'slow', milliseconds: 3000, times: 1 })
  const purchases = async () => (await sandbox.calls(purchase)).filter(({ method }) => method === 'POST')
  const first = buy(urlOf(0), 'death').catch(() => 'broken off')
  await expect.poll(() => sandbox.countFaults()).toBe(0)
  const second = buy(urlOf(1), 'death')
  await instances.all[0]?.kill()
  expect(await first).toBe('broken off')
  expect((await second).status).toBe(409)
  expect(await purchases()).toHaveLength(1)
  await instances.all[0]?.start()
})

test('without the store, letters and money wait; who is signed in stays so, and joins events', async () => {
  await sandbox.reset()
  await instances.redis.kill()
  const letter = await sendForm(urlOf(0), '/api/contact', aLetter('without'))
  expect([letter.status, letter.headers.get('retry-after')]).toEqual([503, '5'])
  const checkout = { priceId: 'price-us-year', locale: 'en', minor: 17_999, currency: 'USD' }
  const as = { player: 'lapsed', round: 'without' }
  const order = await sendAs(urlOf(1), { ...as, method: 'POST', path: '/api/membership/checkout', body: checkout })
  expect(order.status).toBe(503)
  const player = { player: 'woman', round: 'without' }
  expect((await sendAs(urlOf(1), { ...player, method: 'GET', path: '/api/profile' })).status).toBe(200)
  const registration = { ...player, method: 'POST', path: '/api/campaigns/summits/registration' }
  expect((await sendAs(urlOf(0), registration)).status).toBe(200)
  await instances.redis.start()
  for (const { url } of instances.all) {
    const another = aLetter(`again-${new URL(url).port}`)
    await expect.poll(async () => (await sendForm(url, '/api/contact', another)).status).toBe(200)
  }
})

test('what was typed without script is there at the other instance, too', async () => {
  await sandbox.fault({ service: 'support', kind: 'failing' })
  const body = new URLSearchParams({ ...aLetter('draft'), homepage: '' })
  const headers = { origin: instances.url, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${urlOf(0)}/api/contact`, { method: 'POST', body, headers, redirect: 'manual' })
  expect(answer.status).toBe(303)
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', instances.url)
  expect(await (await fetch(urlOf(1) + pathname + search)).text()).toContain('Letter draft.')
})
