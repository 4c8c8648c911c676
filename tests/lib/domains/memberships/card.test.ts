import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { cardFormAt, storeCard } from '@/lib/domains/memberships/card-server'
import { beginCardVisit, endCardVisit } from '@/lib/domains/memberships/card-visit'
import { forgetProcessState } from '../../../support/forget-process-state'
import { card, down, json, lost, none, refusing, statusAnswer, stubBilling } from '../../support/billing'
import type { Member } from '@/lib/domains/session/member'
import { aMember } from '../../support/member'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))

const STATUS = 'GET /game/membership/membership-status/me'
const PROFILE = 'POST /subscription/profiles/501/payment_method'
const ACCOUNT = 'POST /subscription/accounts/payment_methods'
const OWN = 'POST /game/billing/accounts/payment_methods'
const another = { ...card, brand: 'mastercard', last4: '5454' }
const running = json(statusAnswer({ gateway: 'braintree', subscriptionId: 'sub-b' }))
const over = json(statusAnswer({ status: 'CANCELLED', currentPeriodEnd: '2026-01-01T00:00:00Z' }))
const stores = { [PROFILE]: json(another), [ACCOUNT]: json(another), [OWN]: json(another) }

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const writes = (asked: () => string[]) => asked().filter((each) => each.startsWith('POST'))

test('another card of a Braintree member pays the membership from now on [MB-039]', async () => {
  const asked = stubBilling({ ...stores, [STATUS]: running, 'GET /subscription/membership-status/me': running })
  await expect(storeCard(aMember, { gateway: 'braintree', nonce: 'n' })).resolves.toMatchObject({ last4: '5454' })
  expect(writes(asked)).toEqual([PROFILE])
})

test.each([
  ['own', OWN, over],
  ['own', OWN, json(none)],
  ['braintree', ACCOUNT, over],
] as const)(
  'who has no membership adds a card of the gateway %s to the account [MB-041]',
  async (gateway, call, status) => {
    const asked = stubBilling({ ...stores, [STATUS]: status })
    await expect(storeCard(aMember, { gateway, nonce: 'n' })).resolves.toMatchObject({ last4: '5454' })
    expect(writes(asked)).toEqual([call])
  },
)

test.each([
  ['own', 'braintree', OWN],
  ['braintree', 'own', ACCOUNT],
] as const)(
  'a card of the gateway %s adds to the account of who pays by %s [MB-041]',
  async (gateway, paying, call) => {
    const status = json(statusAnswer({ gateway: paying }))
    const asked = stubBilling({ ...stores, [STATUS]: status, 'GET /subscription/membership-status/me': status })
    await storeCard(aMember, { gateway, nonce: 'n' })
    expect(writes(asked)).toEqual([call])
  },
)

test('who paid by Braintree once, and does no more, adds a card to the account [MB-041]', async () => {
  const ended = json(
    statusAnswer({ gateway: 'braintree', status: 'CANCELLED', currentPeriodEnd: '2026-01-01T00:00:00Z' }),
  )
  const asked = stubBilling({ ...stores, [STATUS]: ended, 'GET /subscription/membership-status/me': ended })
  await storeCard(aMember, { gateway: 'braintree', nonce: 'n' })
  expect(writes(asked)).toEqual([ACCOUNT])
})

test('one player’s card waits for no other’s', async () => {
  const first = Promise.withResolvers<void>()
  const isFirst = ({ headers }: Request) => headers.get('authorization')?.endsWith('access-1') === true
  stubBilling({ ...stores, [STATUS]: (request) => (isFirst(request) ? first.promise.then(over) : over()) })
  const waiting = storeCard(aMember, { gateway: 'own', nonce: 'n' })
  const other: Member = { ...aMember, id: 'tomas', call: (run) => run('access-2') }
  await expect(storeCard(other, { gateway: 'own', nonce: 'n' })).resolves.toMatchObject({ last4: '5454' })
  first.resolve()
  await expect(waiting).resolves.toMatchObject({ last4: '5454' })
})

test('a card that is refused is told apart from a gateway that fails; without a status nothing is stored', async () => {
  const wish = { gateway: 'own', nonce: 'n' } as const
  stubBilling({ [STATUS]: over, [OWN]: refusing('payment.declined') })
  await expect(storeCard(aMember, wish)).rejects.toMatchObject({
    code: 'payment_refused',
    cause: { name: 'UpstreamError' },
  })
  stubBilling({ [STATUS]: over, [OWN]: down })
  await expect(storeCard(aMember, wish)).rejects.toMatchObject({ code: 'upstream_failed' })
  const asked = stubBilling({ ...stores, [STATUS]: down })
  await expect(storeCard(aMember, wish)).rejects.toMatchObject({ name: 'UpstreamError' })
  expect(writes(asked)).toEqual([])
})

describe('a card whose answer was lost', () => {
  const GET = 'GET /game/billing/accounts/payment_methods'
  const wish = { gateway: 'own', nonce: 'n' } as const
  const sendAgain = async (before: () => Response, after: () => Response) => {
    stubBilling({ [STATUS]: over, [GET]: before, [OWN]: lost })
    await expect(storeCard(aMember, wish)).rejects.toMatchObject({ name: 'UpstreamError' })
    // A restart, or the other instance's turn: what this process remembers of it is gone, but for the record.
    const asked = stubBilling({ ...stores, [STATUS]: over, [GET]: after })
    return { result: await storeCard(aMember, wish), asked }
  }
  const nothing = () => new Response(null, { status: 404 })

  test.each([
    ['another card', json(card)],
    ['no card', nothing],
  ])('and that is stored where %s was isn’t sent again: its token would be refused', async (_, before) => {
    const { result, asked } = await sendAgain(before, json(another))
    expect(result).toMatchObject({ last4: '5454' })
    expect(writes(asked)).toEqual([])
  })

  test.each([
    ['nothing has changed', json(card), json(card)],
    ['there is still none', nothing, nothing],
    ['it wasn’t known what was stored before', down, json(another)],
    ['it can’t be known what is stored now', json(card), down],
  ])('is sent again if %s', async (_, before, after) => {
    const { result, asked } = await sendAgain(before, after)
    expect(result).toMatchObject({ last4: '5454' })
    expect(writes(asked)).toEqual([OWN])
  })

  test('says nothing of another card', async () => {
    stubBilling({ [STATUS]: over, [GET]: json(card), [OWN]: lost })
    await storeCard(aMember, wish).catch(() => undefined)
    const asked = stubBilling({ ...stores, [STATUS]: over, [GET]: json(another) })
    await storeCard(aMember, { ...wish, nonce: 'm' })
    expect(writes(asked)).toEqual([OWN])
  })
})

test('the card form is the configured one, and is told the gateway and the way back', () => {
  const form = new URL(cardFormAt('braintree', 'http://localhost:3000/settings/membership?card=m'))
  expect(form.origin + form.pathname).toBe(env.CARD_FORM_URL)
  expect(Object.fromEntries(form.searchParams)).toEqual({
    gateway: 'braintree',
    returnUrl: 'http://localhost:3000/settings/membership?card=m',
  })
})

describe('a visit to the card form', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    })
  })

  test('that began in this tab brings its card, once', () => {
    const mark = beginCardVisit('braintree')
    const search = `?card=${mark}&nonce=visa-1111`
    expect(endCardVisit(search)).toEqual({ gateway: 'braintree', nonce: 'visa-1111' })
    expect(endCardVisit(search)).toBeUndefined()
  })

  test.each([
    ['nowhere', () => '?card=made-up&nonce=theirs'],
    ['here, but with another mark', () => `?card=${beginCardVisit('own')}x&nonce=theirs`],
    ['here, without a card', () => `?card=${beginCardVisit('own')}`],
    ['here, with an endless word for a card', () => `?card=${beginCardVisit('own')}&nonce=${'x'.repeat(501)}`],
  ])('that began %s brings nothing', (_, search) => {
    expect(endCardVisit(search())).toBeUndefined()
  })
})
