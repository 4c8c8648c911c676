import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { whoSignedIn } from '@/lib/domains/session/sign-in-server'
import { identityClaimsSchema } from '@/lib/services/identity/schema'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { failureOf, settled } from '../../../contract/settled'
import { askedOf, stubProvider } from '../../support/identity-provider'
import { maya, NOW } from '../../support/session'

const down = () => new Response('', { status: 503 })
const who = (claims: object) => whoSignedIn('access-2', identityClaimsSchema.parse({ sub: 'account-501', ...claims }))

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
  return () => vi.useRealTimers()
})

test.each([{ given_name: 'Maya' }, { public_id: 'ply-maya-lindqvist' }])(
  'an ID token that says %j alone does not say who it is: the provider is asked',
  async (named) => {
    const claims = { email: 'maya@example.test', ...named }
    const asked = stubProvider({ profile: down })
    expect((await settled(who(claims))).player).toEqual({ ...maya, isMale: null })
    expect(askedOf(asked, 'me')).toHaveLength(1)
    stubProvider({ profile: down, me: down })
    expect(await failureOf(who(claims))).toMatchObject({ operation: 'getUserInfo' })
  },
)

test('who has no name anywhere is signed in without one', async () => {
  stubProvider({ profile: down, me: () => Response.json({ sub: 'account-501' }) })
  expect((await settled(who({}))).player).toMatchObject({ publicId: '', firstName: '', lastName: '' })
})

test('the log says what a sign-in had to do without', async () => {
  stubProvider({ profile: down, me: down })
  await settled(who({ given_name: 'Maya', public_id: 'ply-maya-lindqvist' }))
  const told = vi.mocked(log.warn).mock.calls.filter(([, words]) => String(words).startsWith('signed in without'))
  expect(told).toEqual([
    [{ err: expect.objectContaining({ service: 'game' }) }, 'signed in without a profile'],
    [{ err: expect.objectContaining({ service: 'identity' }) }, 'signed in without an e-mail address'],
  ])
})
