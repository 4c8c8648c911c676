import { beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import {
  donationsSchema,
  listDonationsToEvent,
  listDonationsToProject,
  listFundraisers,
} from '@/lib/services/fundraising/client'
import { getMembershipStatus, listMembershipPlans } from '@/lib/services/game/memberships'
import { identityClaimsSchema } from '@/lib/services/identity/schema'
import { getPreregisterTerms, toggleCoaching } from '@/lib/services/partner/client'
import { getPaymentMethod } from '@/lib/services/subscription/payment-methods'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { stubUpstream } from '../support/upstream'

beforeEach(() => {
  forgetProcessState()
  vi.spyOn(log, 'warn').mockReturnValue()
})

const queryOf = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? 'none:').searchParams)

describe('donations', () => {
  const amountOf = (amount: unknown) => donationsSchema.parse({ donations: [{ id: 7, amount }] })[0]?.amount

  test.each(['0', '123456789012', '10.5', '10.1234'])('have the amount %s', (amount) => {
    expect(amountOf(amount)).toBe(amount)
  })

  test.each(['', '-1', '1,5', '1.', '.5', '1234567890123', '1.12345', 'x1', '1x', 10, null])(
    'have no amount that is %j',
    (amount) => {
      expect(amountOf(amount)).toBeUndefined()
    },
  )

  test('say who gave, how much and why, as far as that can be read [FR-041, FR-042]', async () => {
    const donation = { id: 7, amount: '5', currency: 'EUR', name: 'Maya', message: 'Go', created: '2026-03-01' }
    const asked = stubUpstream(() => Response.json({ donations: [donation, { id: 8, name: 9 }, { id: 'no id' }] }))
    const nothing = { amount: undefined, currency: undefined, name: undefined, message: undefined, created: undefined }
    await expect(listDonationsToEvent('1')).resolves.toEqual([
      { ...donation, id: '7' },
      { id: '8', ...nothing },
    ])
    await listDonationsToProject('2')
    expect(asked.map(queryOf)).toMatchObject([{ event_id: '1' }, { project_id: '2' }])
  })

  test('are given by accounts, which come page by page [FR-040]', async () => {
    const asked = stubUpstream(() => Response.json({ fundraisers: [{ id: 7, email: 'a@b.cc', more: 1 }, { id: 8 }] }))
    await expect(listFundraisers()).resolves.toEqual([{ id: '7', email: 'a@b.cc' }])
    await listFundraisers(2)
    expect(asked.map((request) => queryOf(request).page)).toEqual([undefined, '2'])
  })
})

describe('memberships', () => {
  test.each(['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED', 'NONE'])('may be %s [MB-013]', async (status) => {
    const asked = stubUpstream(() => Response.json({ status, gateway: null, subscriptionId: 7 }))
    await expect(getMembershipStatus('token')).resolves.toMatchObject({
      status,
      gateway: undefined,
      subscriptionId: '7',
    })
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token')
  })

  test.each([
    { status: 'OTHER' },
    {},
    { status: 'ACTIVE', gateway: 'cash' },
    { status: 'ACTIVE', currentPeriodEnd: 'soon' },
  ])('are never read from %j', async (answer) => {
    stubUpstream(() => Response.json(answer))
    await expect(getMembershipStatus('token')).rejects.toMatchObject({ service: 'game', kind: 'schema' })
  })

  test.each(['braintree', 'apple', 'own'])('are paid for with %s', async (gateway) => {
    stubUpstream(() => Response.json({ status: 'ACTIVE', gateway }))
    await expect(getMembershipStatus('token')).resolves.toMatchObject({ gateway })
  })

  test('have prices under their newer names, or else the older ones; one without money is left out [MB-008 to MB-011]', async () => {
    const price = (id: string, more: object) => ({ id, periodUnit: 'Month', ...more })
    const prices = [
      price('new', { price: '9.99', amount: '1', currencyCode: 'EUR', currency: 'USD' }),
      price('old', { amount: '5.00', currency: 'USD', taxPolicy: 7 }),
      price('none', { currency: 'USD' }),
      price('', { price: '1', currency: 'USD' }),
    ]
    stubUpstream(() => Response.json([{ id: 7, name: 8, prices }]))
    await expect(listMembershipPlans('DE')).resolves.toEqual([
      {
        id: '7',
        name: undefined,
        prices: [
          { id: 'new', periodUnit: 'Month', taxPolicy: undefined, money: { minor: 999, currency: 'EUR' } },
          { id: 'old', periodUnit: 'Month', taxPolicy: undefined, money: { minor: 500, currency: 'USD' } },
        ],
      },
    ])
  })
})

test('of a stored card the last four digits are known and no more [MB-038]', async () => {
  const digits = async (last4: unknown) => {
    stubUpstream(() => Response.json({ id: 7, type: 'card', brand: 5, last4, number: '4111' }))
    return getPaymentMethod('braintree', '3', 'token')
  }
  await expect(digits('4242')).resolves.toEqual({ id: '7', type: 'card', brand: undefined, last4: '4242' })
  for (const bad of ['424', '42424', 'x4242', '424x', 4242])
    await expect(digits(bad)).resolves.toMatchObject({ last4: undefined })
})

test('an identity says in words or not whether its address is the player’s', () => {
  const verified = (email_verified: unknown) => identityClaimsSchema.parse({ sub: 'a', email_verified }).email_verified
  expect([true, 'true', false, 'false', 'TRUE', 1, undefined].map(verified)).toEqual([
    true,
    true,
    false,
    false,
    undefined,
    undefined,
    undefined,
  ])
  expect(identityClaimsSchema.safeParse({ sub: 7 }).success).toBe(false)
})

test('the partner is asked for its terms, and to coach a player of a team [PA-021, PA-022]', async () => {
  const asked = stubUpstream(() => Response.json({ tc: '<p>Terms</p>' }))
  await expect(getPreregisterTerms()).resolves.toBe('<p>Terms</p>')
  await expect(toggleCoaching('womens', 'partner-token')).resolves.toBeUndefined()
  const [terms, toggle] = asked
  expect(terms?.url).toBe(`${env.TRAINING_PARTNER_URL}/rest/auth/preregister?company=${env.TRAINING_COMPANY_ID}`)
  expect(toggle?.url).toBe(`${env.TRAINING_PARTNER_URL}/rest/utils/toggle/${env.PRODUCT_SLUG}/womens/true`)
  expect(toggle?.headers.get('authorization')).toBe('Bearer partner-token')
  stubUpstream(() => new Response('', { status: 403 }))
  await expect(getPreregisterTerms()).rejects.toMatchObject({ service: 'partner', status: 403 })
  await expect(toggleCoaching('mens', 'x')).rejects.toMatchObject({ service: 'partner', status: 403 })
})
