import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { expireTags } from '@/lib/core/server/tag-expiry'
import { startCheckout, startPortal } from '@/lib/domains/memberships/checkout-server'
import { notePurchase, UNANSWERED_MS } from '@/lib/domains/memberships/purchases'
import { forgetProcessState } from '../../../support/forget-process-state'
import { down, inOrder, json, none, plansAnswer, statusAnswer, stubBilling } from '../../support/billing'
import { aMember } from '../../support/member'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))
vi.mock('@/lib/core/server/tag-expiry', () => ({ expireTags: vi.fn(async () => undefined) }))

const STATUS = 'GET /game/membership/membership-status/me'
const PLANS = 'GET /game/membership/membership-plans'
const CHECKOUT = 'POST /game/membership/hosted-pages/checkout'
const order = { priceId: 'price-us-year', minor: 17_999, currency: 'USD', locale: 'en' }
const back = { locale: 'en-us', successUrl: 'http://localhost:3000/a', cancelUrl: 'http://localhost:3000/b' }
const hosted = `${env.HOSTED_PAGE_ORIGINS[0]}/game/hosted/1`
const page = json({ url: hosted })

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z'), toFake: ['Date', 'performance'] })
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.mocked(expireTags).mockClear()
})
afterEach(() => void vi.useRealTimers())

/** Plans whose price changes once it was read. */
const changed = () => inOrder(json(plansAnswer()), json(plansAnswer('189.99')))

const count = (asked: () => string[], call: string) => asked().filter((each) => each === call).length

test('a player without a membership is sent to the hosted page of the price [MB-002, MB-003, MB-034]', async () => {
  const asked = stubBilling({ [STATUS]: json(none), [CHECKOUT]: page })
  await expect(startCheckout(aMember, order, back)).resolves.toBe(hosted)
  expect(count(asked, CHECKOUT)).toBe(1)
})

test('a price that is sold in a country of the shop alone is paid for like any other', async () => {
  const asked = stubBilling({
    [STATUS]: json(none),
    [CHECKOUT]: page,
    [PLANS]: ({ url }) => Response.json(url.endsWith('=PL') ? plansAnswer() : []),
  })
  await expect(startCheckout(aMember, order, back)).resolves.toBe(hosted)
  expect(count(asked, CHECKOUT)).toBe(1)
})

test('a double click, two tabs and coming back are one checkout at the game server', async () => {
  const asked = stubBilling({ [STATUS]: json(none), [CHECKOUT]: page })
  const start = () => startCheckout(aMember, order, back)
  expect(new Set([...(await Promise.all([start(), start(), start()])), await start()])).toEqual(new Set([hosted]))
  expect(count(asked, CHECKOUT)).toBe(1)
})

test.each(['ACTIVE', 'TRIALING', 'PAST_DUE'])('who is %s already is sold nothing', async (status) => {
  const asked = stubBilling({ [STATUS]: json(statusAnswer({ status })) })
  await expect(startCheckout(aMember, order, back)).rejects.toMatchObject({ code: 'already_member' })
  expect(count(asked, CHECKOUT)).toBe(0)
})

test('who has cancelled, and is a member for a time that the service doesn’t tell, is sold nothing', async () => {
  const asked = stubBilling({ [STATUS]: json(statusAnswer({ cancelAtPeriodEnd: true, currentPeriodEnd: null })) })
  await expect(startCheckout(aMember, order, back)).rejects.toMatchObject({ code: 'already_member' })
  expect(count(asked, CHECKOUT)).toBe(0)
})

test('a status that is not known is asked first, and nothing is bought without it', async () => {
  const asked = stubBilling({ [STATUS]: down })
  await expect(startCheckout(aMember, order, back)).rejects.toMatchObject({ name: 'UpstreamError' })
  expect(count(asked, CHECKOUT)).toBe(0)
})

test.each([
  ['a price that changed meanwhile', {}, changed(), [['plans:US']]],
  ['a price that is gone meanwhile', {}, inOrder(json(plansAnswer()), json([])), [['plans:US']]],
])(
  '%s than what was shown is noticed before anything is bought, and old pages alone expire',
  async (_, shown, plans, expired) => {
    const asked = stubBilling({ [STATUS]: json(none), [PLANS]: plans })
    await expect(startCheckout(aMember, { ...order, ...shown }, back)).rejects.toMatchObject({
      code: 'price_changed',
    })
    expect(count(asked, CHECKOUT)).toBe(0)
    expect(vi.mocked(expireTags).mock.calls.map(([tags]) => tags)).toEqual(expired)
  },
)

test('a page with the old price that can’t be made anew is told of in the log', async () => {
  const err = new Error('the disk is full')
  vi.mocked(expireTags).mockRejectedValueOnce(err)
  stubBilling({ [STATUS]: json(none), [PLANS]: changed() })
  await expect(startCheckout(aMember, order, back)).rejects.toMatchObject({ code: 'price_changed' })
  expect(log.warn).toHaveBeenCalledWith({ err }, expect.any(String))
})

test.each(['price-of-nobody', '../portal', ''])('a price %j that does not exist is not found', async (priceId) => {
  stubBilling({ [STATUS]: json(none) })
  await expect(startCheckout(aMember, { ...order, priceId }, back)).rejects.toMatchObject({ code: 'not_found' })
})

test('a page at another host is refused, and so is a portal', async () => {
  const elsewhere = json({ url: 'https://evil.example/pay' })
  stubBilling({
    [STATUS]: json(none),
    [CHECKOUT]: elsewhere,
    'POST /game/membership/hosted-pages/portal': elsewhere,
  })
  await expect(startCheckout(aMember, order, back)).rejects.toMatchObject({ code: 'upstream_failed' })
  await expect(startPortal(aMember, back.successUrl)).rejects.toMatchObject({ code: 'upstream_failed' })
})

test('the portal is where the game server says [MB-035]', async () => {
  stubBilling({ 'POST /game/membership/hosted-pages/portal': page })
  await expect(startPortal(aMember, back.successUrl)).resolves.toBe(hosted)
})

test.each([
  ['another amount', { minor: 1 }],
  ['another currency', { currency: 'EUR' }],
])(
  '%s than the present one, which a page may show that is older than the prices known here, makes pages anew once a minute',
  async (_, shown) => {
    stubBilling({ [STATUS]: json(none) })
    const start = () => startCheckout(aMember, { ...order, ...shown }, back)
    await expect(start()).rejects.toMatchObject({ code: 'price_changed' })
    await expect(start()).rejects.toMatchObject({ code: 'price_changed' })
    expect(expireTags).toHaveBeenCalledExactlyOnceWith(['plans:US'])
    vi.advanceTimersByTime(61_000)
    await expect(start()).rejects.toMatchObject({ code: 'price_changed' })
    expect(expireTags).toHaveBeenCalledTimes(2)
  },
)

test('a page for an amount that has changed since is not gone back to', async () => {
  const sale = (money: string) => ({ [STATUS]: json(none), [CHECKOUT]: page, [PLANS]: json(plansAnswer(money)) })
  const keys = new Set<string | null>()
  const noted = (money: string) =>
    stubBilling({
      ...sale(money),
      [CHECKOUT]: ({ headers }) => {
        keys.add(headers.get('idempotency-key'))
        return Response.json({ url: hosted })
      },
    })
  noted('179.99')
  await startCheckout(aMember, order, back)
  noted('149.99')
  await startCheckout(aMember, { ...order, minor: 14_999 }, back)
  expect(keys.size).toBe(2)
})

test('a page that was paid for is not gone back to once that membership has ended', async () => {
  const asked = stubBilling({
    [STATUS]: inOrder(
      json(none),
      json(statusAnswer({ status: 'CANCELLED', currentPeriodEnd: '2026-03-10T11:59:00Z' })),
    ),
    [CHECKOUT]: page,
  })
  await startCheckout(aMember, order, back)
  await startCheckout(aMember, order, back)
  expect(count(asked, CHECKOUT)).toBe(2)
})

test('a status that only the game server tells, of a membership that is kept elsewhere, sells nothing', async () => {
  const old = statusAnswer({ status: 'CANCELLED', gateway: 'apple', currentPeriodEnd: '2026-01-01T00:00:00Z' })
  const asked = stubBilling({ [STATUS]: json(old), 'GET /subscription/membership-status/me': down })
  await expect(startCheckout(aMember, order, back)).rejects.toMatchObject({ name: 'UpstreamError' })
  expect(count(asked, CHECKOUT)).toBe(0)
})

test('who has just bought is sold nothing, whatever the status says', async () => {
  stubBilling({ [STATUS]: json(none), [CHECKOUT]: page })
  await notePurchase(aMember.id, { gateway: 'own', period: 'year' })
  await expect(startCheckout(aMember, order, back)).rejects.toMatchObject({ code: 'already_member' })
  await notePurchase(aMember.id, 'unanswered')
  await expect(startCheckout(aMember, order, back)).rejects.toMatchObject({ code: 'outcome_unknown' })
  vi.advanceTimersByTime(UNANSWERED_MS)
  await expect(startCheckout(aMember, order, back)).resolves.toBe(hosted)
})
