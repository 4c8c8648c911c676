import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/session/route'
import { sessionSchema } from '@/lib/domains/session/schema'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { stubProvider } from '../../../lib/support/identity-provider'
import { aSpentSession, maya, NOW, requestTo } from '../../../lib/support/session'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})

test('says who is signed in, without a token and without asking any service [SY-008]', async () => {
  const asked = stubProvider()
  const request = requestTo('/api/session', { cookies: { session: await sealSession(aSpentSession()) } })
  const response = await GET(request, { params: Promise.resolve({}) })
  const body: unknown = await response.json()
  expect(body).toEqual({ isAuthenticated: true, ...maya })
  expect(sessionSchema.safeParse(body).success).toBe(true)
  expect(asked).toEqual([])
})
