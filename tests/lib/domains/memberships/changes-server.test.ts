import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { expireTags } from '@/lib/core/server/tag-expiry'
import { buyPlan, cancelMembership, startCheckout, startPortal } from '@/lib/domains/memberships/changes-server'
import { forgetProcessState } from '../../../support/forget-process-state'
import {
  card,
  down,
  inOrder,
  json,
  lost,
  none,
  plansAnswer,
  refusing,
  statusAnswer,
  stubBilling,
} from '../../support/billing'
import type { Member } from '@/lib/domains/session/member'
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
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z'), toFake: ['Date'] })
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.mocked(expireTags).mockClear()
})
afterEach(() => void vi.useRealTimers())

/** Plans whose price changes once it was read. */
const changed = () => inOrder(json(plansAnswer()), json(plansAnswer('189.99')))

const count = (asked: () => string[], call: string) => asked().filter((each) => each === call).length

describe('checkout', () => {
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
    ['another amount', { minor: 1 }, json(plansAnswer()), []],
    ['another currency', { currency: 'EUR' }, json(plansAnswer()), []],
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
})

describe('cancelling', () => {
  const OWN = 'POST /game/billing/profiles/501/subscription/sub-1/cancel'
  const ending = json(statusAnswer({ cancelAtPeriodEnd: true }))
  const running = json(statusAnswer())
  const answered = json({ id: 'sub-1', status: 'ACTIVE' })

  test('ends the membership with its period; repeats answer the same [MB-003, MB-045]', async () => {
    const asked = stubBilling({ [STATUS]: inOrder(running, ending), [OWN]: answered })
    await expect(cancelMembership(aMember, 'hills')).resolves.toMatchObject({ state: 'ending' })
    await expect(cancelMembership(aMember, '')).resolves.toMatchObject({ state: 'ending' })
    expect(count(asked, OWN)).toBe(1)
  })

  test('a Braintree member is cancelled at the subscription service, which answers nothing [MB-046]', async () => {
    const theirs = statusAnswer({ gateway: 'braintree', subscriptionId: 'sub-b' })
    const THEIRS = 'GET /subscription/membership-status/me'
    const CANCEL = 'POST /subscription/subscription/sub-b/cancel'
    const asked = stubBilling({
      [STATUS]: json(theirs),
      [THEIRS]: inOrder(json(theirs), json({ ...theirs, cancelAtPeriodEnd: true })),
      [CANCEL]: () => new Response(null, { status: 204 }),
    })
    await expect(cancelMembership(aMember, '')).resolves.toMatchObject({ state: 'ending' })
    expect(count(asked, CANCEL)).toBe(1)
    expect(asked()).not.toContain('GET /game/profiles/me')
  })

  test.each([
    none,
    statusAnswer({ gateway: 'apple' }),
    statusAnswer({ gateway: undefined }),
    statusAnswer({ subscriptionId: undefined }),
    statusAnswer({ status: 'CANCELLED', currentPeriodEnd: '2026-01-01T00:00:00Z' }),
  ])('%j cannot be cancelled here', async (status) => {
    const asked = stubBilling({ [STATUS]: json(status) })
    await expect(cancelMembership(aMember, '')).rejects.toMatchObject({ code: 'not_cancellable' })
    expect(asked().filter((each) => each.startsWith('POST'))).toEqual([])
  })

  test('one player’s waits for no other’s', async () => {
    const first = Promise.withResolvers<void>()
    const isFirst = ({ headers }: Request) => headers.get('authorization')?.endsWith('access-1') === true
    stubBilling({ [STATUS]: (request) => (isFirst(request) ? first.promise.then(ending) : ending()) })
    const waiting = cancelMembership(aMember, '')
    const other: Member = { ...aMember, id: 'tomas', call: (run) => run('access-2') }
    await expect(cancelMembership(other, '')).resolves.toMatchObject({ state: 'ending' })
    first.resolve()
    await expect(waiting).resolves.toMatchObject({ state: 'ending' })
  })

  test('where neither the answer nor the truth can be had it is said that it failed', async () => {
    stubBilling({ [STATUS]: inOrder(running, down), [OWN]: lost })
    await expect(cancelMembership(aMember, '')).rejects.toMatchObject({
      name: 'UpstreamError',
      operation: 'cancelSubscription',
    })
  })

  test('where the answer got lost the truth is asked for', async () => {
    stubBilling({ [STATUS]: inOrder(running, ending), [OWN]: lost })
    await expect(cancelMembership(aMember, '')).resolves.toMatchObject({ state: 'ending' })
    forgetProcessState()
    stubBilling({ [STATUS]: running, [OWN]: lost })
    await expect(cancelMembership(aMember, '')).rejects.toMatchObject({ name: 'UpstreamError' })
  })
})

describe('buying with what is stored', () => {
  const annual = { id: 'own-annual', planDuration: 'Annual', provider: 'own', price: '179.99', currencyCode: 'USD' }
  const BUY = 'POST /game/billing/subscription'
  const lapsed = json(statusAnswer({ status: 'CANCELLED', currentPeriodEnd: '2026-01-01T00:00:00Z' }))
  const bought = json(statusAnswer())
  const scene = {
    [STATUS]: lapsed,
    'GET /game/billing/accounts/payment_methods': json(card),
    'GET /game/billing/plan': json([annual]),
    [BUY]: json({ id: 'sub-2', status: 'ACTIVE' }),
  }
  const wish = { planId: 'own-annual', gateway: 'own', minor: 17_999, currency: 'USD', coupon: '' } as const

  test('buys what is offered, once [MB-003, MB-016, MB-044]', async () => {
    let isBought = false
    const asked = stubBilling({
      ...scene,
      [STATUS]: () => (isBought ? bought() : lapsed()),
      [BUY]: () => {
        isBought = true
        return Response.json({ id: 'sub-2', status: 'ACTIVE' })
      },
    })
    const both = await Promise.allSettled([buyPlan(aMember, wish), buyPlan(aMember, wish)])
    expect(both).toMatchObject([{ value: { state: 'active' } }, { reason: { code: 'already_member' } }])
    expect(count(asked, BUY)).toBe(1)
  })

  test.each([
    [{ minor: 1 }, 'price_changed'],
    [{ currency: 'EUR' }, 'price_changed'],
    [{ planId: 'free-forever' }, 'payment_refused'],
    [{ gateway: 'braintree' as const }, 'payment_refused'],
  ])('nothing that the browser says of a plan is believed: %j', async (changes, code) => {
    const asked = stubBilling(scene)
    await expect(buyPlan(aMember, { ...wish, ...changes })).rejects.toMatchObject({ code })
    expect(count(asked, BUY)).toBe(0)
  })

  test.each([
    ['coupon.invalid', 'coupon_refused'],
    ['payment.declined', 'payment_refused'],
    ['membership.active', 'already_member'],
    ['something.else', 'upstream_failed'],
  ])('the refusal %s is %s', async (key, code) => {
    stubBilling({ ...scene, [BUY]: refusing(key) })
    await expect(buyPlan(aMember, { ...wish, coupon: 'NOPE' })).rejects.toMatchObject({ code })
  })

  test('a refusal says what the service said', async () => {
    stubBilling({ ...scene, [BUY]: refusing('coupon.invalid') })
    await expect(buyPlan(aMember, wish)).rejects.toMatchObject({ cause: { name: 'UpstreamError' } })
  })

  test('a coupon that is refused is refused, whatever the membership is by then', async () => {
    let isAsked = false
    stubBilling({
      ...scene,
      [STATUS]: () => (isAsked ? bought() : lapsed()),
      [BUY]: () => {
        isAsked = true
        return refusing('coupon.invalid')()
      },
    })
    await expect(buyPlan(aMember, wish)).rejects.toMatchObject({ code: 'coupon_refused' })
  })

  test('one player’s purchase waits for no other’s', async () => {
    const first = Promise.withResolvers<void>()
    const isFirst = ({ headers }: Request) => headers.get('authorization')?.endsWith('access-1') === true
    stubBilling({ ...scene, [STATUS]: (request) => (isFirst(request) ? first.promise.then(bought) : bought()) })
    const waiting = buyPlan(aMember, wish)
    const other: Member = { ...aMember, id: 'tomas', call: (run) => run('access-2') }
    await expect(buyPlan(other, wish)).rejects.toMatchObject({ code: 'already_member' })
    first.resolve()
    await expect(waiting).rejects.toMatchObject({ code: 'already_member' })
  })

  test('a refusal that is a 400 has the words of its key', async () => {
    stubBilling({ ...scene, [BUY]: () => Response.json({ key: 'coupon.invalid' }, { status: 400 }) })
    await expect(buyPlan(aMember, { ...wish, coupon: 'NOPE' })).rejects.toMatchObject({ code: 'coupon_refused' })
  })

  test('where the answer got lost the truth is asked for', async () => {
    let isBought = false
    stubBilling({
      ...scene,
      [STATUS]: () => (isBought ? bought() : lapsed()),
      [BUY]: () => {
        isBought = true
        return lost()
      },
    })
    await expect(buyPlan(aMember, wish)).resolves.toMatchObject({ state: 'active' })
  })
})
