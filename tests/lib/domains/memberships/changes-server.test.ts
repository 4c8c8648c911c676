import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { buyPlan, cancelMembership } from '@/lib/domains/memberships/changes-server'
import { notePurchase, UNANSWERED_MS } from '@/lib/domains/memberships/purchases'
import { getMembership } from '@/lib/domains/memberships/status-server'
import { forgetProcessState } from '../../../support/forget-process-state'
import { card, down, inOrder, json, lost, none, refusing, statusAnswer, stubBilling } from '../../support/billing'
import type { Member } from '@/lib/domains/session/member'
import { aMember } from '../../support/member'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))

const STATUS = 'GET /game/membership/membership-status/me'
beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z'), toFake: ['Date', 'performance'] })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

const count = (asked: () => string[], call: string) => asked().filter((each) => each === call).length

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

  test('where neither the answer nor the truth can be had nobody says that it failed', async () => {
    stubBilling({ [STATUS]: inOrder(running, down), [OWN]: lost })
    await expect(cancelMembership(aMember, '')).rejects.toMatchObject({
      code: 'outcome_unknown',
      cause: { operation: 'cancelSubscription' },
    })
  })

  test('that is refused has failed, and says so', async () => {
    stubBilling({ [STATUS]: running, [OWN]: refusing('subscription.locked') })
    await expect(cancelMembership(aMember, '')).rejects.toMatchObject({ name: 'UpstreamError' })
  })

  test.each([
    ['can’t be read', down],
    ['is behind', running],
  ])('that is answered counts, though the status %s', async (_, after) => {
    stubBilling({ [STATUS]: inOrder(running, after), [OWN]: json({ id: 'sub-1', status: 'ACTIVE' }) })
    await expect(cancelMembership(aMember, '')).resolves.toMatchObject({ state: 'ending' })
    const asked = stubBilling({ [STATUS]: running })
    await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'ending' })
    await expect(cancelMembership(aMember, '')).resolves.toMatchObject({ state: 'ending' })
    expect(count(asked, OWN)).toBe(0)
  })

  test('once the status has shown the cancellation, it is the status that counts', async () => {
    stubBilling({
      [STATUS]: inOrder(running, running, ending, running),
      [OWN]: json({ id: 'sub-1', status: 'ACTIVE' }),
    })
    await cancelMembership(aMember, '')
    await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'ending' })
    await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'active' })
  })

  test('where the answer got lost the truth is asked for', async () => {
    stubBilling({ [STATUS]: inOrder(running, ending), [OWN]: lost })
    await expect(cancelMembership(aMember, '')).resolves.toMatchObject({ state: 'ending' })
    forgetProcessState()
    stubBilling({ [STATUS]: running, [OWN]: lost })
    await expect(cancelMembership(aMember, '')).rejects.toMatchObject({ code: 'outcome_unknown' })
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

  test.each([
    ['has not come to the status', lapsed],
    ['can’t be read there', down],
  ])('a purchase that was answered counts, and is made once, while it %s', async (_, after) => {
    const asked = stubBilling({ ...scene, [STATUS]: inOrder(lapsed, lapsed, after) })
    const active = { state: 'active', gateway: 'own', period: 'year', until: null }
    await expect(buyPlan(aMember, wish)).resolves.toMatchObject(active)
    await expect(getMembership(aMember)).resolves.toMatchObject(active)
    stubBilling({ ...scene, [STATUS]: lapsed })
    await expect(buyPlan(aMember, wish)).rejects.toMatchObject({ code: 'already_member' })
    expect(count(asked, BUY)).toBe(1)
  })

  test('once the status has shown a purchase, it is the status that counts', async () => {
    stubBilling({ ...scene, [STATUS]: inOrder(lapsed, lapsed, bought, lapsed) })
    await expect(buyPlan(aMember, wish)).resolves.toMatchObject({ state: 'active' })
    await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'ended' })
  })

  test('a purchase that is not answered is not made again while it may succeed, and nobody says that it failed', async () => {
    const asked = stubBilling({ ...scene, [BUY]: lost })
    await expect(buyPlan(aMember, wish)).rejects.toMatchObject({ code: 'outcome_unknown' })
    await expect(buyPlan(aMember, wish)).rejects.toMatchObject({ code: 'outcome_unknown' })
    expect(count(asked, BUY)).toBe(1)
    await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'ended' })
    vi.advanceTimersByTime(UNANSWERED_MS)
    await expect(buyPlan(aMember, wish)).rejects.toMatchObject({ code: 'outcome_unknown' })
    expect(count(asked, BUY)).toBe(2)
  })

  test.each([
    ['fails', () => new Response('', { status: 500 })],
    ['accepts it for later', () => Response.json({ id: 'sub-2', status: 'ACTIVE' }, { status: 202 })],
    ['answers in another form', () => Response.json({ sold: true })],
  ])('where the gateway %s, nobody says that nothing was bought, and it is not sent again', async (_, answer) => {
    const asked = stubBilling({ ...scene, [BUY]: answer })
    await expect(buyPlan(aMember, wish)).rejects.toMatchObject({ code: 'outcome_unknown' })
    await expect(buyPlan(aMember, wish)).rejects.toMatchObject({ code: 'outcome_unknown' })
    expect(count(asked, BUY)).toBe(1)
  })

  test('a purchase that is refused can be made again at once, another way', async () => {
    const asked = stubBilling({
      ...scene,
      [BUY]: inOrder(refusing('coupon.invalid'), json({ id: 'sub-2', status: 'ACTIVE' })),
    })
    await expect(buyPlan(aMember, { ...wish, coupon: 'NOPE' })).rejects.toMatchObject({ code: 'coupon_refused' })
    await expect(buyPlan(aMember, wish)).resolves.toMatchObject({ state: 'active' })
    expect(count(asked, BUY)).toBe(2)
  })

  test('a purchase that another instance has seen in the status is none that this one goes on telling', async () => {
    stubBilling({ ...scene, [STATUS]: inOrder(lapsed, lapsed, lapsed, bought, lapsed) })
    await buyPlan(aMember, wish)
    await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'active' })
    await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'ended' })
  })

  test('a session that has ended is told, whatever was bought', async () => {
    await notePurchase(aMember.id, { gateway: 'own', period: 'year' })
    const ended = { ...aMember, call: () => Promise.reject(new AppError('not_signed_in')) }
    await expect(getMembership(ended)).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
