import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { connect, registerWithPartner, setUpCoaching } from '@/lib/domains/pairing/api'
import { ownApi } from '../../support/own-api'
import { stubPage } from '../../support/page'

beforeEach(() => void stubPage())

test('linking an account is asked for with the page to come back to [PA-002]', async () => {
  const sent: unknown[] = []
  ownApi(
    http.post('/api/pairing/connect', async ({ request }) => {
      sent.push(await request.json())
      return Response.json({ path: '/settings/connections?redirectUrl=x' })
    }),
  )
  await expect(connect('/de/coaching')).resolves.toBe('/settings/connections?redirectUrl=x')
  expect(sent).toEqual([{ returnTo: '/de/coaching' }])
})

test.each([
  ['registration', registerWithPartner],
  ['coaching', setUpCoaching],
] as const)('a %s after which the coaching is not on has failed [PA-024]', async (path, call) => {
  let isSetUp = true
  ownApi(http.post(`/api/pairing/${path}`, () => Response.json({ isSetUp })))
  await expect(call()).resolves.toBeUndefined()
  isSetUp = false
  await expect(call()).rejects.toThrow('not switched on')
})
