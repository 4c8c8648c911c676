import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { findGuarantee, findPayment, getMembership, listPaid } from '@/lib/domains/memberships/status-server'
import { card, down, json, none, statusAnswer, stubBilling } from '../../support/billing'
import { aMember } from '../../support/member'
import { gameProfileAnswer } from '../../support/profiles'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))

const STATUS = 'GET /game/membership/membership-status/me'
const THEIRS = 'GET /subscription/membership-status/me'
const braintree = { gateway: 'braintree', planPriceId: 'braintree-monthly-eur', subscriptionId: 'sub-b' }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z'), toFake: ['Date'] })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

test('the game server’s word counts for its own members, with plan and price [MB-033]', async () => {
  const asked = stubBilling({})
  await expect(getMembership(aMember)).resolves.toEqual({
    state: 'active',
    gateway: 'own',
    period: 'year',
    price: { minor: 17_999, currency: 'USD' },
    until: '2026-12-01T00:00:00Z',
  })
  expect(asked()).not.toContain(THEIRS)
})

test('the subscription service’s word counts for players who pay by Braintree or Apple [MB-042]', async () => {
  const ending = statusAnswer({ ...braintree, cancelAtPeriodEnd: true })
  stubBilling({ [STATUS]: json(statusAnswer(braintree)), [THEIRS]: json(ending) })
  await expect(getMembership(aMember)).resolves.toMatchObject({
    state: 'ending',
    gateway: 'braintree',
    period: 'month',
  })
})

test('while it is out of reach the game server’s word serves', async () => {
  stubBilling({ [STATUS]: json(statusAnswer(braintree)), [THEIRS]: down })
  await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'active', gateway: 'braintree' })
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ gateway: 'braintree' }), expect.any(String))
})

test('the older call is asked where the newer is missing, and only there [MB-043]', async () => {
  const asked = stubBilling({
    [STATUS]: () => new Response(null, { status: 404 }),
    'GET /game/billing/profiles/501/membership-status': json(statusAnswer({ status: 'PAST_DUE' })),
  })
  await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'past_due' })
  expect(asked().slice(0, 3)).toEqual([
    STATUS,
    'GET /game/profiles/me',
    'GET /game/billing/profiles/501/membership-status',
  ])
  const other = stubBilling({ [STATUS]: down })
  await expect(getMembership(aMember)).rejects.toMatchObject({ name: 'UpstreamError' })
  expect(other()).toEqual([STATUS])
})

test('a player without an id in the game is none whom the older call knows', async () => {
  const asked = stubBilling({
    [STATUS]: () => new Response(null, { status: 404 }),
    'GET /game/profiles/me': json({ ...gameProfileAnswer, id: undefined }),
  })
  await expect(getMembership(aMember)).rejects.toMatchObject({ code: 'upstream_failed' })
  expect(asked()).toEqual([STATUS, 'GET /game/profiles/me'])
})

test('so is the subscription service’s older call', async () => {
  stubBilling({
    [STATUS]: json(statusAnswer({ gateway: 'apple' })),
    'GET /subscription/profiles/501/membership-status': json(statusAnswer({ gateway: 'apple', status: 'TRIALING' })),
  })
  await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'trialing', gateway: 'apple' })
})

test('a status that cannot be had is never "none"', async () => {
  stubBilling({ [STATUS]: json({ status: 'FREE' }) })
  await expect(getMembership(aMember)).rejects.toMatchObject({ kind: 'schema' })
})

test('a membership whose price is gone is one all the same', async () => {
  stubBilling({ [STATUS]: json(statusAnswer({ planPriceId: 'price-of-old' })) })
  await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'active', price: null, period: null })
  expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String))
})

test('one that has ended has no price, but tells how it was paid', async () => {
  const ended = statusAnswer({ status: 'CANCELLED', currentPeriodEnd: '2020-01-01T00:00:00Z' })
  stubBilling({ [STATUS]: json(ended) })
  await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'ended', price: null, period: 'year' })
})

test.each([{ gateway: 'braintree', planPriceId: 'price-us-year' }, { planPriceId: undefined }])(
  'no price is looked for where the own gateway has none: %j',
  async (changes) => {
    const status = json(statusAnswer(changes))
    const asked = stubBilling({ [STATUS]: status, [THEIRS]: status })
    await expect(getMembership(aMember)).resolves.toMatchObject({ state: 'active', price: null })
    expect(asked()).not.toContain('GET /game/membership/membership-plans')
  },
)

test('what pays is the account’s at the own gateway, and the profile’s at Braintree before the account’s [MB-038, MB-040]', async () => {
  const OWN = 'GET /game/billing/accounts/payment_methods'
  const PROFILE = 'GET /subscription/profiles/501/payment_method'
  const ACCOUNT = 'GET /subscription/accounts/payment_methods'
  const own = stubBilling({
    [OWN]: json(card),
    [PROFILE]: json({ ...card, last4: '1111' }),
    [ACCOUNT]: json({ ...card, last4: '2222' }),
  })
  await expect(findPayment(aMember, 'own')).resolves.toMatchObject({ last4: '4242' })
  expect(own()).toEqual([OWN])
  await expect(findPayment(aMember, 'braintree')).resolves.toMatchObject({ last4: '1111' })
  stubBilling({ [ACCOUNT]: json({ ...card, last4: '2222' }) })
  await expect(findPayment(aMember, 'braintree')).resolves.toMatchObject({ last4: '2222' })
  await expect(findPayment(aMember, 'own')).resolves.toBeUndefined()
  const asked = stubBilling({})
  await expect(findPayment(aMember, 'apple')).resolves.toBeUndefined()
  expect(asked()).toEqual([])
})

test.each([
  ['2026-03-20T00:00:00Z', '2026-03-20T00:00:00Z'],
  ['2026-03-10T12:00:00Z', undefined],
  ['2026-03-01T00:00:00Z', undefined],
  [null, undefined],
])('a guarantee until %s is told of as %s [MB-047]', async (moneyBackGuaranteeEndsAt, told) => {
  const subscription = { id: 'sub-1', createdAt: '2026-02-20T00:00:00Z', moneyBackGuaranteeEndsAt }
  stubBilling({ 'GET /game/billing/subscription/sub-1': json(subscription) })
  expect(await findGuarantee(aMember)).toBe(told)
})

test.each([none, statusAnswer({ subscriptionId: undefined }), statusAnswer({ gateway: undefined })])(
  'nobody is asked for the guarantee of a subscription that is none: %j',
  async (status) => {
    const asked = stubBilling({ [STATUS]: json(status) })
    expect(await findGuarantee(aMember)).toBeUndefined()
    expect(asked()).toEqual([STATUS])
  },
)

test('payments come newest first [MB-048]', async () => {
  const paid = (id: string, date: string) => ({ id, date, amount: '17.99', currencyCode: 'USD', description: null })
  stubBilling({
    'GET /game/billing/my-subscription-transactions': json([
      paid('a', '2026-01-01T00:00:00Z'),
      paid('b', '2026-02-01T00:00:00Z'),
    ]),
  })
  expect((await listPaid(aMember)).map(({ id }) => id)).toEqual(['b', 'a'])
})
