import { type APIResponse, request as newRequest } from '@playwright/test'
import { z } from 'zod'
import { type FaultKind, faultKinds as kinds } from '../support/fault-kinds.ts'
import { faultMatrix } from '../support/fault-matrix.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Member, memberOf } from '../support/member.ts'
import { impatient, type OwnSite, startOwnSite } from '../support/own-site.ts'
import { expectProblem } from '../support/problem.ts'
import { type Fault, Sandbox } from '../support/sandbox.ts'

// These tests run one after the other, on a site of their own, since the breaker must be closed before each fault. All
// combinations of calls and faults are tested without a browser (tests/contract/faults.test.ts,
// tests/app/api/membership/faults.test.ts).
test.describe.configure({ mode: 'default' })

const { beginMatrix, noteSeen } = faultMatrix('fault-matrix-memberships')

let site: OwnSite
let sandbox: Sandbox
let ask: Member['ask']

test.beforeAll(async ({ browser }) => {
  const { workerIndex, config } = test.info()
  // A worker that replaces another one after a failure continues its table.
  if (workerIndex < config.workers) beginMatrix()
  site = await startOwnSite('membership-faults', impatient)
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  ask = (await memberOf(site.url, browser)).ask
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.clearFaults())

/** Runs `act` during a fault of a call. */
async function during(fault: Omit<Fault, 'kind'>, kind: FaultKind, act: () => Promise<APIResponse>) {
  const milliseconds = kind === 'slow' || kind === 'rate_limited' ? 3000 : undefined
  await sandbox.fault({ ...fault, kind, milliseconds })
  const answer = await act()
  await sandbox.clearFaults()
  return answer
}

/**
 * Repeats a request until the service is called again: after a 429 when its Retry-After has passed, after many failures
 * when its breaker allows a trial.
 */
const untilOk = (act: () => Promise<APIResponse>, about: string) =>
  expect.poll(async () => (await act()).status(), { message: about, timeout: 30_000 }).toBe(200)

test('without prices it is said so; without the shop its list is empty; both come back by themselves', async () => {
  // These have not been requested before, not even by the build.
  const countries = ['AT', 'AU', 'BE', 'CA', 'CH', 'GB', 'NL', 'SE']
  const markets = ['en-ca', 'fr-ca', 'en-gb', 'en-eu', 'fr-fr', 'de-de', 'it-it', 'es-es']
  const pageSchema = z.object({ items: z.array(z.unknown()) })
  for (const [index, kind] of kinds.entries()) {
    const plans = () => ask('GET', `/api/plans?country=${countries[index]}&locale=en`)
    const shop = () => ask('GET', `/api/shop?market=${markets[index]}&locale=en`)
    const offer = await during({ service: 'game', path: '/membership/membership-plans' }, kind, plans)
    noteSeen('game: plans', kind, 'prices of another country', await expectProblem(offer, `plans, ${kind}`))
    const list = await during({ service: 'storefront' }, kind, shop)
    expect(pageSchema.parse(await list.json()).items, kind).toEqual([])
    noteSeen('storefront: items', kind, 'a tab of the shop', '200, an empty list')
    await untilOk(plans, `plans, ${kind}`)
  }
  const page = () => ask('GET', '/it/plans/price-ie-year')
  const unseen = await during({ service: 'game', path: '/membership/membership-plans' }, 'failing', page)
  expect(unseen.status()).toBe(503)
  expect(await unseen.text()).toContain('</html>')
  noteSeen('game: plans', 'failing', 'the page of a plan never seen', '503, whole')
  await untilOk(page, 'the page of a plan')
  await expect
    .poll(
      async () => pageSchema.parse(await (await ask('GET', '/api/shop?market=ja-jp&locale=ja')).json()).items.length,
      {
        timeout: 10_000,
      },
    )
    .toBeGreaterThan(3)
})

const MEMBERSHIP = '/api/membership'
const membershipSchema = z.object({ state: z.string().optional() })

test('a membership that cannot be seen is unknown, never none; what cannot be opened or cancelled is said', async () => {
  const state = async () => membershipSchema.parse(await (await ask('GET', MEMBERSHIP)).json()).state
  const works = async () => (await ask('POST', `${MEMBERSHIP}/portal`)).ok()
  const order = { priceId: 'price-se-year', minor: 189_000, currency: 'SEK', locale: 'en' }
  const calls = [
    { name: 'status', path: '/membership/membership-status', act: () => ask('GET', MEMBERSHIP) },
    {
      name: 'status at checkout',
      path: '/membership/membership-status',
      act: () => ask('POST', `${MEMBERSHIP}/checkout`, order),
    },
    { name: 'portal', path: '/membership/hosted-pages', act: () => ask('POST', `${MEMBERSHIP}/portal`) },
    { name: 'payments', path: '/billing/my-subscription', act: () => ask('GET', `${MEMBERSHIP}/transactions`) },
    { name: 'payment method', path: '/billing/accounts', act: () => ask('GET', `${MEMBERSHIP}/payment`) },
  ]
  for (const kind of kinds) {
    // Most calls fail in the same way, so two kinds of faults are enough for them.
    const tried = calls.filter(({ name }) => /^(status|portal)$/.test(name) || /failing|wrong/.test(kind))
    for (const { name, path, act } of tried) {
      const seen = await expectProblem(await during({ service: 'game', path }, kind, act), `${name}, ${kind}`)
      noteSeen(`game: membership, ${name}`, kind, 'our API', seen)
      // After a 429 a class of calls cools down until its Retry-After has passed.
      await expect.poll(state, { message: `${name}, ${kind}`, timeout: 10_000 }).toBe('trialing')
    }
    await expect.poll(works, { message: `${kind}: back again`, timeout: 10_000 }).toBe(true)
    const own = await during({ service: 'game', path: '/membership/membership-status' }, kind, () =>
      ask('GET', '/settings/membership'),
    )
    expect(own.status(), kind).toBe(200)
    const html = await own.text()
    expect(html, kind).toContain('We can’t see your membership right now')
    expect(html, kind).not.toContain('data-membership="none"')
    noteSeen('game: membership, status', kind, 'the membership page', '200, whole, says that it is not known')
    await expect.poll(state, { message: kind, timeout: 10_000 }).toBe('trialing')
    const question = await during({ service: 'game', path: '/membership/membership-status' }, kind, () =>
      ask('GET', '/settings/membership/cancel'),
    )
    const isLasting = kind === 'wrong_schema'
    expect(question.status(), kind).toBe(isLasting ? 502 : 503)
    const asked = await question.text()
    expect(asked, kind).toContain(isLasting ? 'in a form that this page can’t read' : 'We can’t see your membership')
    expect(asked, kind).not.toContain('Yes, cancel')
    noteSeen(
      'game: membership, status',
      kind,
      'the question without script',
      `${question.status()}, whole, nothing is asked`,
    )
    await expect.poll(state, { message: kind, timeout: 10_000 }).toBe('trialing')
  }
  // A cancellation can't be undone here, so faults after which it is (or may be) done are tried last or not at all.
  const cancel = { service: 'game', path: '/billing/profiles', method: 'POST' } as const
  for (const kind of kinds.filter((each) => each !== 'slow' && each !== 'cut_short')) {
    const answer = await during(cancel, kind, () => ask('POST', `${MEMBERSHIP}/cancellation`, { reason: '' }))
    const seen = await expectProblem(answer, `cancel, ${kind}`)
    await expect.poll(works, { message: `cancel, ${kind}`, timeout: 10_000 }).toBe(true)
    expect(await state(), `cancel, ${kind}`).toBe('trialing')
    noteSeen('game: membership, cancel', kind, 'the change', `${seen}; afterwards the truth`)
  }
  const lost = await during(cancel, 'cut_short', () => ask('POST', `${MEMBERSHIP}/cancellation`, { reason: '' }))
  expect(membershipSchema.parse(await lost.json()).state).toBe('ending')
  noteSeen('game: membership, cancel', 'cut_short', 'the change', '200; the truth was asked for: cancelled')
})

test('a checkout that could not be opened is opened by the next click; nothing was bought', async ({ browser }) => {
  const { ask: robin } = await memberOf(site.url, browser, 'Robin')
  const orders = {
    failing: { priceId: 'price-us-year', minor: 17_999, currency: 'USD' },
    cut_short: { priceId: 'price-us-month', minor: 1799, currency: 'USD' },
    slow: { priceId: 'price-gb-year', minor: 14_999, currency: 'GBP' },
    malformed: { priceId: 'price-jp-year', minor: 22_000, currency: 'JPY' },
  } as const
  for (const kind of ['failing', 'cut_short', 'slow', 'malformed'] as const) {
    const go = () => robin('POST', `${MEMBERSHIP}/checkout`, { ...orders[kind], locale: 'en' })
    const seen = await expectProblem(await during({ service: 'game', path: '/membership/hosted' }, kind, go), kind)
    await untilOk(go, kind)
    expect(membershipSchema.parse(await (await robin('GET', MEMBERSHIP)).json()).state, kind).toBe('none')
    noteSeen('game: checkout', kind, 'the change', `${seen}; asked again with the same key`)
  }
})

test('what could not be bought or stored is not shown as if it was; a lost answer is asked for', async ({
  browser,
}) => {
  const { ask: owen } = await memberOf(site.url, browser, 'Owen')
  const order = { planId: 'own-annual', gateway: 'own', minor: 17_999, currency: 'USD', coupon: '' }
  const purchase = { service: 'game', path: '/billing/subscription', method: 'POST' } as const
  const card = { service: 'game', path: '/billing/accounts', method: 'POST' } as const
  const buy = () => owen('POST', `${MEMBERSHIP}/purchase`, order)
  const store = () => owen('POST', `${MEMBERSHIP}/payment`, { gateway: 'own', nonce: 'visa-1111' })
  const state = async () => membershipSchema.parse(await (await owen('GET', MEMBERSHIP)).json()).state
  for (const kind of ['failing', 'refused', 'wrong_schema'] as const) {
    noteSeen('game: card', kind, 'the change', await expectProblem(await during(card, kind, store), `card, ${kind}`))
    expect(await state(), kind).toBe('ended')
  }
  // After any fault but a refusal nobody knows what was bought, and nothing is sent for two minutes
  // (tests/lib/domains/memberships/changes-server.test.ts).
  noteSeen(
    'game: purchase',
    'refused',
    'the change',
    await expectProblem(await during(purchase, 'refused', buy), 'purchase'),
  )
  expect(await state()).toBe('ended')
  const lost = await during(purchase, 'cut_short', buy)
  expect(membershipSchema.parse(await lost.json()).state).toBe('active')
  noteSeen('game: purchase', 'cut_short', 'the change', '200; the truth was asked for: bought')
})
