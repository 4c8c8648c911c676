import { beforeEach, expect, test, vi } from 'vitest'
import { problemFromError } from '@/lib/core/problem'
import { AppError } from '@/lib/core/errors'
import { getRegistration, register, withdraw } from '@/lib/domains/campaigns/api'
import { stubPage } from '../../support/page'

beforeEach(() => void stubPage())

function stubApi(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return () => fetch.mock.calls.map(([path, init]) => [init?.method, path])
}

test.each([
  ['GET', getRegistration, true],
  ['POST', register, true],
  ['DELETE', withdraw, false],
] as const)('%s of a registration answers whether the player takes part', async (method, call, isRegistered) => {
  const asked = stubApi(() => Response.json({ isRegistered }))
  await expect(call('tour of/summits')).resolves.toEqual({ isRegistered })
  expect(asked()).toEqual([[method, '/api/campaigns/tour%20of%2Fsummits/registration']])
})

test.each(['not_eligible', 'registration_closed'] as const)('the problem %s comes back as it was', async (code) => {
  stubApi(() => Response.json(problemFromError(new AppError(code)), { status: 403 }))
  await expect(register('tour')).rejects.toMatchObject({ code })
})

test('an answer of another kind is none', async () => {
  stubApi(() => Response.json({ isRegistered: 'perhaps' }))
  await expect(getRegistration('tour')).rejects.toMatchObject({ code: 'internal_error' })
})

test('once the session is over the page is shown as visitors see it', async () => {
  const marks = stubPage()
  stubApi(() => Response.json(problemFromError(new AppError('not_signed_in')), { status: 401 }))
  await expect(withdraw('tour')).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(marks.player).toBeUndefined()
})
