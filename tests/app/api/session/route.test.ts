import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/session/route'
import { sessionSchema } from '@/lib/domains/session/schema'
import { sealSession, type SealedSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { askedOf, refusal, stubProvider } from '../../../lib/support/identity-provider'
import { aSession, aSpentSession, NOW, requestTo, sessionAnswer } from '../../../lib/support/session'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})

const ask = async (session: SealedSession) =>
  GET(requestTo('/api/session', { cookies: { session: await sealSession(session) } }), { params: Promise.resolve({}) })

test('says who is signed in, without a token and without asking any service [SY-008]', async () => {
  const asked = stubProvider()
  const response = await ask(aSession())
  const body: unknown = await response.json()
  expect(body).toEqual(sessionAnswer)
  expect(sessionSchema.safeParse(body).success).toBe(true)
  expect(asked).toEqual([])
})

test('once an access token has ended, the provider is asked whether it still knows the session', async () => {
  const asked = stubProvider()
  expect((await ask(aSpentSession())).status).toBe(200)
  expect(askedOf(asked, 'token')).toHaveLength(1)
  forgetProcessState()
  stubProvider({ token: () => refusal('invalid_grant') })
  expect((await ask(aSpentSession())).status).toBe(401)
})

test('a provider in trouble signs nobody out', async () => {
  stubProvider({ token: () => new Response('', { status: 503 }) })
  const response = await ask(aSpentSession())
  expect(response.status).toBe(200)
  await expect(response.json()).resolves.toEqual(sessionAnswer)
})
