import { beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { isOff } from '@/lib/core/server/off'
import { buyPlan } from '@/lib/domains/memberships/changes-server'
import { listDirectOffers } from '@/lib/domains/memberships/direct-offers-server'
import type { Member } from '@/lib/domains/session/member'
import { AppError } from '@/lib/core/errors'
import { forgetProcessState } from '../../../support/forget-process-state'
import { card, down, json, none, statusAnswer, stubBilling } from '../../support/billing'
import { aMember } from '../../support/member'
import { gameProfileAnswer } from '../../support/profiles'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))
vi.mock('@/lib/core/server/off', () => ({ isOff: vi.fn() }))

const STATUS = 'GET /game/membership/membership-status/me'
const OWN_CARD = 'GET /game/billing/accounts/payment_methods'
const OWN_PLANS = 'GET /game/billing/plan'
const THEIR_CARD = 'GET /subscription/accounts/payment_methods'
const THEIR_PLANS = 'GET /subscription/plan'

const annual = { id: 'own-annual', planDuration: 'Annual', provider: 'own', price: '179.99', currencyCode: 'USD' }
const monthly = { ...annual, id: 'b-monthly', planDuration: 'Monthly', provider: 'braintree', price: '14.99' }
const scene = {
  [STATUS]: json(none),
  [OWN_CARD]: json(card),
  [OWN_PLANS]: json([annual, { ...annual, id: 'own-monthly', planDuration: 'Monthly', price: '17.99' }]),
  [THEIR_PLANS]: json([monthly]),
}
const withTheirs = { ...scene, [THEIR_CARD]: json(card) }

beforeEach(() => {
  forgetProcessState()
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.mocked(isOff).mockReturnValue(false)
})

const idsOffered = async (member: Member = aMember) => (await listDirectOffers(member)).map(({ plan }) => plan.id)

test('offers the annual plan of the own gateway, and the monthly one of players with a card [MB-025, MB-026, MB-037]', async () => {
  stubBilling(scene)
  expect((await listDirectOffers(aMember)).map(({ plan, gateway }) => [plan.id, gateway])).toEqual([
    ['own-annual', 'own'],
    ['own-monthly', 'own'],
  ])
  stubBilling(withTheirs)
  expect(await idsOffered()).toEqual(['own-annual', 'b-monthly'])
})

test('offers what is sold in the player’s country, by the gateway that stored the card', async () => {
  const countries: (string | null)[] = []
  const theirs = { ...annual, id: 'theirs', provider: 'braintree' }
  stubBilling({
    ...scene,
    'GET /game/profiles/me': json({ ...gameProfileAnswer, id: 501, countryCode: 'SE' }),
    [OWN_PLANS]: ({ url }) => {
      countries.push(new URL(url).searchParams.get('countryCode'))
      return Response.json([theirs, annual])
    },
  })
  expect(await idsOffered()).toEqual(['own-annual'])
  expect(countries).toEqual(['SE', 'SE'])
})

test('offers no plan that is not sold', async () => {
  stubBilling({ ...scene, [OWN_PLANS]: json([]) })
  await expect(listDirectOffers(aMember)).resolves.toEqual([])
})

test('offers nothing to members, nor to players without a stored payment method', async () => {
  stubBilling({ ...scene, [STATUS]: json(statusAnswer()) })
  await expect(listDirectOffers(aMember)).resolves.toEqual([])
  stubBilling({ [STATUS]: json(none) })
  await expect(listDirectOffers(aMember)).resolves.toEqual([])
})

describe('a gateway that fails', () => {
  test('costs its own offer only, and is told of in the log [MB-025]', async () => {
    stubBilling({ ...scene, [THEIR_CARD]: down })
    await expect(idsOffered()).resolves.toEqual(['own-annual'])
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error), gateway: 'braintree' },
      expect.any(String),
    )
    stubBilling({ ...withTheirs, [THEIR_PLANS]: down })
    await expect(idsOffered()).resolves.toEqual(['own-annual'])
    stubBilling({ ...withTheirs, [OWN_CARD]: down })
    await expect(idsOffered()).resolves.toEqual(['b-monthly'])
    stubBilling({ ...withTheirs, [OWN_PLANS]: down })
    await expect(idsOffered()).resolves.toEqual(['b-monthly'])
  })

  test('has no month moved to another gateway: a card may be stored there [MB-026]', async () => {
    stubBilling({ ...scene, [THEIR_CARD]: down })
    expect(await idsOffered()).not.toContain('own-monthly')
  })

  test('is no answer where nothing else is left to offer', async () => {
    stubBilling({ [STATUS]: json(none), [THEIR_CARD]: down })
    await expect(listDirectOffers(aMember)).rejects.toMatchObject({ name: 'UpstreamError' })
  })

  test('never has its plan bought as if its card were refused, and keeps no other plan from being bought', async () => {
    const order = { planId: 'b-monthly', gateway: 'braintree', minor: 1499, currency: 'USD', coupon: '' } as const
    const year = { ...order, planId: 'own-annual', gateway: 'own', minor: 17_999 } as const
    const asked = stubBilling({
      ...withTheirs,
      [THEIR_PLANS]: down,
      'POST /game/billing/subscription': json({ id: 'sub-2', status: 'ACTIVE' }),
    })
    await expect(buyPlan(aMember, order)).rejects.toMatchObject({ operation: 'listSubscriptionPlans' })
    await buyPlan(aMember, year)
    expect(asked().filter((each) => each.startsWith('POST'))).toEqual(['POST /game/billing/subscription'])
  })

  test('because the session has ended leads to sign-in', async () => {
    stubBilling(scene)
    let calls = 0
    const leaving: Member = {
      ...aMember,
      call: (run) => ((calls += 1) > 3 ? Promise.reject(new AppError('not_signed_in')) : aMember.call(run)),
    }
    await expect(listDirectOffers(leaving)).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})

test('without a subscription service everything is the own gateway’s, and the service is not asked', async () => {
  vi.mocked(isOff).mockImplementation((service) => service === 'subscription')
  const asked = stubBilling(withTheirs)
  await expect(idsOffered()).resolves.toEqual(['own-annual', 'own-monthly'])
  expect(asked().filter((each) => each.includes('/subscription/'))).toEqual([])
})
