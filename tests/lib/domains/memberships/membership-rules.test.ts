import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { paymentsFile, paidFromGame } from '@/lib/domains/memberships/from-game'
import { assertHosted } from '@/lib/domains/memberships/hosted-page'
import { gatewayFor, isMember, needsAttention, stateOf, type Status } from '@/lib/domains/memberships/membership-rules'
import { checkoutOnce } from '@/lib/domains/memberships/checkout-once'
import { membershipStates } from '@/lib/domains/memberships/schema'
import { inTurn } from '@/lib/core/server/in-turn'
import { forgetProcessState } from '../../../support/forget-process-state'

const now = new Date('2026-03-10T12:00:00Z')
const [before, after] = ['2026-03-10T11:59:59Z', '2026-03-10T12:00:01Z']

test.each<[Status, string]>([
  [{ status: 'NONE' }, 'none'],
  [{ status: 'ACTIVE', currentPeriodEnd: after }, 'active'],
  [{ status: 'ACTIVE', currentPeriodEnd: before }, 'active'], // renewed, and not told yet
  [{ status: 'TRIALING', currentPeriodEnd: after }, 'trialing'],
  [{ status: 'PAST_DUE' }, 'past_due'],
  [{ status: 'ACTIVE', currentPeriodEnd: after, cancelAtPeriodEnd: true }, 'ending'],
  [{ status: 'TRIALING', currentPeriodEnd: after, cancelAtPeriodEnd: true }, 'ending'],
  [{ status: 'ACTIVE', cancelAtPeriodEnd: true }, 'ending'],
  [{ status: 'TRIALING', cancelAtPeriodEnd: true }, 'ending'],
  [{ status: 'PAST_DUE', cancelAtPeriodEnd: true }, 'ending'],
  [{ status: 'ACTIVE', currentPeriodEnd: before, cancelAtPeriodEnd: true }, 'ended'],
  [{ status: 'CANCELLED', currentPeriodEnd: after }, 'ending'],
  [{ status: 'CANCELLED', currentPeriodEnd: now.toISOString() }, 'ended'],
  [{ status: 'CANCELLED', currentPeriodEnd: before }, 'ended'],
  [{ status: 'CANCELLED' }, 'ended'],
  [{ status: 'CANCELLED', cancelAtPeriodEnd: true }, 'ended'],
])('%j is %s [MB-013]', (status, state) => {
  expect(stateOf(status, now)).toBe(state)
})

describe('what needs the player’s attention', () => {
  const afterHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
  const statesUntil = (until: string | null) =>
    membershipStates.filter((state) => needsAttention({ state, until }, now))

  test('is a failed payment and a cancelled membership, whenever they end', () => {
    expect(statesUntil(null)).toEqual(['past_due', 'ending'])
    expect(statesUntil(afterHours(500))).toEqual(['past_due', 'ending'])
  })

  test('is a trial in its last 24 hours', () => {
    expect(statesUntil(afterHours(24.01))).toEqual(['past_due', 'ending'])
    expect(statesUntil(afterHours(24))).toEqual(['trialing', 'past_due', 'ending'])
    expect(statesUntil(afterHours(-1))).toEqual(['trialing', 'past_due', 'ending'])
  })
})

test('a player who has paid up to a future day is a member until then', () => {
  const paidUp = fc.record({
    status: fc.constantFrom('ACTIVE' as const, 'TRIALING' as const, 'PAST_DUE' as const, 'CANCELLED' as const),
    cancelAtPeriodEnd: fc.boolean(),
    currentPeriodEnd: fc.constant(after),
  })
  fc.assert(
    fc.property(paidUp, (status) => {
      expect(isMember(stateOf(status, now))).toBe(true)
    }),
  )
})

test('annual plans are always the own gateway’s, monthly ones Braintree’s unless nothing is stored there [MB-025, MB-026]', () => {
  const anySet = fc
    .uniqueArray(fc.constantFrom('own' as const, 'braintree' as const, 'apple' as const))
    .map((all) => new Set(all))
  fc.assert(fc.property(anySet, (stored) => gatewayFor('year', stored) === 'own'))
  expect(gatewayFor('month', new Set())).toBe('braintree')
  expect(gatewayFor('month', new Set(['own', 'braintree']))).toBe('braintree')
  expect(gatewayFor('month', new Set(['own']))).toBe('own')
})

describe('the address of a hosted page', () => {
  const origins = [
    'https://pay.gruppetto.cc',
    'http://localhost:4010',
    'http://127.0.0.1',
    'http://[::1]:4010',
    'http://pay.example',
    'http://localhost.example',
  ]

  test.each([
    'https://pay.gruppetto.cc/c/1?a=b',
    'http://localhost:4010/game/hosted/1',
    'http://127.0.0.1/hosted',
    'http://[::1]:4010/hosted',
  ])('%s is taken', (url) => {
    expect(assertHosted(url, origins)).toBe(url)
  })

  test.each([
    'https://pay.gruppetto.cc.evil.example/',
    'https://evil.example/?https://pay.gruppetto.cc',
    'https://pay.gruppetto.cc@evil.example/',
    'https://user@pay.gruppetto.cc/',
    'http://pay.gruppetto.cc/',
    'http://pay.example/',
    'http://localhost.example/',
    'https://pay.gruppetto.cc:8443/',
    'javascript:alert(1)',
    '/settings',
    '',
  ])('%s is refused', (url) => {
    expect(() => assertHosted(url, origins)).toThrow('hosted page')
  })
})

describe('a checkout', () => {
  const open = () => vi.fn(async (key: string) => `https://pay.test/${key}`)

  test('is begun once, however often and from wherever it is asked for', async () => {
    forgetProcessState()
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const opening = open()
    const pages = await Promise.all(Array.from({ length: 5 }, () => checkoutOnce('maya year', 0, opening)))
    expect(await checkoutOnce('maya year', 15 * 60_000 - 1, opening)).toBe(pages[0])
    expect(new Set(pages).size).toBe(1)
    expect(opening).toHaveBeenCalledTimes(1)
    await checkoutOnce('maya month', 0, opening)
    await checkoutOnce('robin year', 0, opening)
    await checkoutOnce('maya year', 15 * 60_000, opening)
    expect(new Set(opening.mock.calls.flat()).size).toBe(4)
  })

  test('is remembered among the ten thousand that were asked for last', async () => {
    forgetProcessState()
    const opening = open()
    await checkoutOnce('maya', 0, opening)
    await checkoutOnce('robin', 0, opening)
    await checkoutOnce('maya', 1, opening)
    for (let player = 2; player <= 10_000; player += 1) await checkoutOnce(`player ${player}`, 2, opening)
    opening.mockClear()
    await checkoutOnce('maya', 3, opening)
    expect(opening).not.toHaveBeenCalled()
    await checkoutOnce('robin', 3, opening)
    expect(opening).toHaveBeenCalledTimes(1)
  })

  test('whose answer was lost is asked for again with the same key', async () => {
    forgetProcessState()
    const opening = open().mockRejectedValueOnce(new Error('lost'))
    await expect(checkoutOnce('maya', 0, opening)).rejects.toThrow('lost')
    await checkoutOnce('maya', 1000, opening)
    const [[first], [second]] = opening.mock.calls as [[string], [string]]
    expect(second).toBe(first)
  })
})

test('work under one name is done in turn, whatever becomes of what was before', async () => {
  forgetProcessState()
  const done: string[] = []
  const step = (name: string, fails = false) =>
    inTurn('maya', async () => {
      await Promise.resolve()
      done.push(`${name} begins`)
      await Promise.resolve()
      done.push(`${name} ends`)
      if (fails) throw new Error(name)
    })
  await Promise.allSettled([step('a', true), step('b'), step('c')])
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('payments become a table for spreadsheets, newest first, in which nothing is a formula [MB-048]', () => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  const paid = paidFromGame([
    { id: 't1', date: '2025-01-01T00:00:00Z', description: 'Annual, "gift"', money: usd(17_999) },
    { id: 't2', date: '2026-01-01T00:00:00Z', description: '=HYPERLINK("x")', money: usd(-1500) },
    { id: 't3', date: '2024-01-01T00:00:00Z', description: '-2+3', money: { minor: 2200, currency: 'JPY' } },
    { id: 't4', date: '2023-01-01T00:00:00Z', description: undefined, money: { minor: -2200, currency: 'JPY' } },
  ])
  expect(paymentsFile(paid).split('\r\n')).toEqual([
    'Date,Description,Amount,Currency,Id',
    `2026-01-01,"'=HYPERLINK(""x"")",-15.00,USD,t2`,
    '2025-01-01,"Annual, ""gift""",179.99,USD,t1',
    `2024-01-01,'-2+3,2200,JPY,t3`,
    '2023-01-01,,-2200,JPY,t4',
    '',
  ])
})
