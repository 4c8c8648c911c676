import { QueryClient } from '@tanstack/react-query'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { onMembershipChange, tellMembershipChange } from '@/lib/domains/memberships/membership-channel'
import {
  buyMutation,
  cancelMutation,
  directOffersQuery,
  guaranteeQuery,
  membershipQuery,
  paymentQuery,
  storeCardMutation,
  transactionsQuery,
} from '@/lib/domains/memberships/queries'
import type { Membership } from '@/lib/domains/memberships/schema'
import { ownApi, problemAnswer } from '../../support/own-api'
import { sessionAnswer } from '../../support/session'

const annual: Membership = { state: 'active', gateway: 'own', period: 'year', price: '$1', until: 'May 1, 2026' }
const ending: Membership = { ...annual, state: 'ending' }
const paid = { id: 't', date: '2026-01-01T00:00:00Z', day: 'Jan 1, 2026', amount: '$1', description: 'Annual' }

let client: QueryClient
let asked: string[]

beforeEach(() => {
  document.documentElement.lang = 'de'
  document.documentElement.dataset.player = 'on'
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/membership', () => Response.json(annual)),
    http.get('/api/membership/payment', () => Response.json({ method: 'Visa' })),
    http.get('/api/membership/transactions', () => Response.json([paid])),
    http.get('/api/membership/guarantee', () => Response.json({ until: 'May 1, 2026' })),
    http.get('/api/membership/direct-offers', () => Response.json([])),
  )
})

test('what a page says of a membership in words is asked for in its language, and each part is kept apart', async () => {
  expect(await client.fetchQuery(membershipQuery)).toEqual(annual)
  expect(await client.fetchQuery(paymentQuery('own'))).toEqual({ method: 'Visa' })
  expect(await client.fetchQuery(paymentQuery('braintree'))).toEqual({ method: 'Visa' })
  expect(await client.fetchQuery(transactionsQuery)).toEqual([paid])
  expect(await client.fetchQuery(guaranteeQuery)).toEqual({ until: 'May 1, 2026' })
  expect(await client.fetchQuery(directOffersQuery)).toEqual([])
  expect(asked).toEqual([
    'GET /api/membership?locale=de',
    'GET /api/membership/payment?gateway=own',
    'GET /api/membership/payment?gateway=braintree',
    'GET /api/membership/transactions?locale=de',
    'GET /api/membership/guarantee?locale=de',
    'GET /api/membership/direct-offers?locale=de',
  ])
  expect(client.getQueryCache().getAll()).toHaveLength(6)
  expect(membershipQuery.refetchOnWindowFocus).toBe('always')
})

test('an answer to a payment of another shape is none', async () => {
  ownApi(http.get('/api/membership/transactions', () => Response.json([{ id: 't' }])))
  await expect(client.fetchQuery(transactionsQuery)).rejects.toMatchObject({ code: 'internal_error' })
})

test.each([
  ['cancellation', () => client.getMutationCache().build(client, cancelMutation(client)).execute('hills')],
  [
    'purchase',
    () =>
      client
        .getMutationCache()
        .build(client, buyMutation(client))
        .execute({ planId: 'p', gateway: 'own', minor: 1, currency: 'USD', coupon: '' }),
  ],
] as const)('a %s shows at once what it was answered, and all is asked for again [MB-024]', async (path, change) => {
  ownApi(http.post(`/api/membership/${path}`, () => Response.json(ending)))
  await client.fetchQuery(membershipQuery)
  await change()
  expect(client.getQueryData(membershipQuery.queryKey)).toEqual(ending)
  expect(client.getQueryState(membershipQuery.queryKey)?.isInvalidated).toBe(true)
})

test('changes of different kinds are told apart by their keys', () => {
  const keys = [cancelMutation(client), buyMutation(client), storeCardMutation(client)]
  expect(new Set(keys.map(({ mutationKey }) => String(mutationKey))).size).toBe(3)
})

test('a change that fails is told of in the console, and all is asked for again: its answer may be lost', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  ownApi(
    http.post('/api/membership/payment', () => problemAnswer('payment_refused', 403)),
    http.post('/api/membership/cancellation', () => problemAnswer('not_cancellable', 409)),
  )
  await client.fetchQuery(membershipQuery)
  const store = client.getMutationCache().build(client, storeCardMutation(client))
  await expect(store.execute({ gateway: 'own', nonce: 'n' })).rejects.toMatchObject({ code: 'payment_refused' })
  const cancel = client.getMutationCache().build(client, cancelMutation(client))
  await expect(cancel.execute('')).rejects.toMatchObject({ code: 'not_cancellable' })
  expect(warn.mock.calls.map(([, error]: unknown[]) => error)).toEqual([
    expect.objectContaining({ code: 'payment_refused' }),
    expect.objectContaining({ code: 'not_cancellable' }),
  ])
  expect(client.getQueryState(membershipQuery.queryKey)?.isInvalidated).toBe(true)
})

/** Channels that are open in the process, which deliver at once. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>()
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    FakeChannel.open.add(this)
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }))
    }
  }

  close(): void {
    FakeChannel.open.delete(this)
  }
}

test('other tabs are told of a change, until they no longer listen, and no channel stays open', async () => {
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  const listener = vi.fn()
  const end = onMembershipChange(listener)
  ownApi(http.post('/api/membership/cancellation', () => Response.json(ending)))
  await client.getMutationCache().build(client, cancelMutation(client)).execute('hills')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(FakeChannel.open.size).toBe(1)
  end()
  expect(FakeChannel.open.size).toBe(0)
  tellMembershipChange()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a browser that has no channels tells nobody, and does all else', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(tellMembershipChange).not.toThrow()
  expect(onMembershipChange(vi.fn())).not.toThrow()
})
