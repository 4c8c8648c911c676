import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { sendContact, signUpByEmail } from '@/lib/domains/contact/server'
import { makePersonalFeed, revokePersonalFeed } from '@/lib/domains/events/calendar/feeds-server'
import { storeCard } from '@/lib/domains/memberships/card-server'
import { buyPlan, cancelMembership } from '@/lib/domains/memberships/changes-server'
import { registerAndSetUp } from '@/lib/domains/pairing/server'
import { type Member, memberOf } from '@/lib/domains/session/member'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { card, statusAnswer } from '../support/billing'
import { aContactForm, aMessage } from '../support/contact'
import { gameProfileAnswer } from '../support/profiles'
import { aSession, NOW } from '../support/session'
import { stubUpstream } from '../support/upstream'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))

/** What happened, in its order: writes, renewals of tokens, and confirmations of a lease at the store. */
const { happened, store } = vi.hoisted(() => {
  const order: string[] = []
  const redis = {
    isReady: false,
    get: async () => null,
    set: async () => null,
    eval: async (_: string, { arguments: values }: { arguments: string[] }) => {
      const [expected = '', value = ''] = values
      if (expected !== value) return null
      order.push('confirmed')
      return 1
    },
  }
  return { happened: order, store: redis }
})
vi.mock('@/lib/core/server/shared-store', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sharedStore: () => store,
}))

const ended = statusAnswer({ status: 'CANCELLED', currentPeriodEnd: '2026-01-01T00:00:00Z' })
const plan = { id: 'own-annual', planDuration: 'Annual', provider: 'own', price: '179.99', currencyCode: 'USD' }
const answers: Record<string, unknown> = {
  'GET /membership/membership-status/me': ended,
  'GET /billing/accounts/payment_methods': card,
  'POST /billing/accounts/payment_methods': card,
  'GET /billing/plan': [plan],
  'POST /billing/subscription': { id: 'sub-2', status: 'ACTIVE' },
  'POST /billing/profiles/501/subscription/sub-1/cancel': { id: 'sub-1', status: 'ACTIVE' },
  'GET /profiles/me': { ...gameProfileAnswer, id: 501, countryCode: 'US' },
  'GET /partners/todaysplan/account': { exists: false },
  'PUT /profiles/me/calendar-feed': { feedToken: 'a' },
}

beforeEach(() => {
  forgetProcessState()
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  happened.length = 0
})

/** Services where the token of the first write has just been revoked. */
function stubServices(changes: Record<string, unknown> = {}): void {
  let isRevoked = true
  stubUpstream(({ method, url }) => {
    const name = `${method} ${url.replace(env.GAME_API_URL, '').replace(/\?.*/, '')}`
    const body = { ...answers, ...changes }[name]
    if (method === 'GET') return Response.json(body ?? null, { status: body === undefined ? 404 : 200 })
    happened.push('written')
    if (!isRevoked) return Response.json(body ?? {})
    isRevoked = false
    return new Response('', { status: 401 })
  })
}

const renewing = (): Member => {
  const session = aSession()
  const renew = async () => {
    happened.push('renewed')
    return { tokens: { ...session.tokens, access: 'access-2' }, player: session.player }
  }
  return memberOf(session, renew, () => NOW).member
}

const order = { planId: 'own-annual', gateway: 'own', minor: 17_999, currency: 'USD', coupon: '' } as const
const running = { 'GET /membership/membership-status/me': statusAnswer() }

test.each<[string, (member: Member) => Promise<unknown>, Record<string, unknown>?]>([
  ['a purchase', (member) => buyPlan(member, order)],
  ['a cancellation', (member) => cancelMembership(member, ''), running],
  ['a card', (member) => storeCard(member, { gateway: 'own', nonce: 'n' })],
  ['an address of the own calendar', makePersonalFeed],
  ['taking that away', revokePersonalFeed],
  ['an account at the training partner', registerAndSetUp],
])('%s is confirmed right before it is written, and again after the token was renewed', async (_, run, changes) => {
  stubServices(changes)
  await run(renewing())
  expect(happened.slice(0, 5)).toEqual(['confirmed', 'written', 'renewed', 'confirmed', 'written'])
})

const person = { homepage: '', shownMs: 9000 }

test.each([
  ['a message', () => sendContact({ ...aMessage, ...person, language: 'en' }, aContactForm())],
  ['a sign-up', () => signUpByEmail({ email: 'maya@example.com', id: 'footer', hasAccepted: true, ...person })],
])('%s is confirmed right before it is sent', async (_, send) => {
  stubServices()
  await send().catch(() => undefined)
  expect(happened.slice(0, 2)).toEqual(['confirmed', 'written'])
})
