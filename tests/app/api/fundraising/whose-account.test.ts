import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runIntent } from '@/app/api/auth/run-intent'
import { log } from '@/lib/core/server/log'
import { openClaim } from '@/lib/domains/fundraising/account-claim'
import { emailFactOf } from '@/lib/domains/session/email-proof'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameProfile } from '../../../lib/support/identity-provider'
import { aMember, playerRequest } from '../../../lib/support/member'
import { aSession, NOW } from '../../../lib/support/session'
import { account, keepIt, makeProject, none, stubServices } from './fundraising-services'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.useRealTimers())

const exists = { 'POST /fundraisers': () => Response.json({ error: 'exists', fundraiser_id: 7002 }, { status: 400 }) }
const listed = {
  'POST /fundraisers': () => Response.json({ error: 'no' }, { status: 500 }),
  'GET /fundraisers': () => Response.json({ fundraisers: [{ id: 7002, email: 'maya@example.test' }] }),
}
const signedInWith = (claims: { email?: string; email_verified?: boolean }) => aSession({ email: emailFactOf(claims) })
const MAYA = 'maya@example.test'

describe('an account that the address of the profile has already', () => {
  test.each([
    ['named by the provider [FR-046]', exists],
    ['found by e-mail [FR-047]', listed],
  ])('and that is %s is the player’s where the session’s address is verified and the same', async (_, answers) => {
    stubServices(answers)
    const { body } = await account(signedInWith({ email: 'Maya@example.test', email_verified: true }))
    expect(await openClaim(body.account, aMember)).toBe('7002')
  })

  test.each([
    ['is not verified', signedInWith({ email: MAYA, email_verified: false })],
    ['is another', signedInWith({ email: 'robin@example.test', email_verified: true })],
    ['is not said to be verified', signedInWith({ email: MAYA })],
    ['is not known', signedInWith({})],
  ])('is nobody’s where the session’s address %s', async (_, session) => {
    for (const answers of [exists, listed]) {
      stubServices(answers)
      expect(await account(session)).toMatchObject({ status: 403, body: { code: 'email_unproven' } })
    }
  })
})

test('with an address that is somebody else’s no account is opened: its owner would take it over later', async () => {
  const { asked } = stubServices()
  const both = [{ email: MAYA, email_verified: false }, { email: 'robin@example.test' }]
  for (const claims of both) expect((await account(signedInWith(claims))).status).toBe(403)
  expect(asked.filter(({ url }) => url.includes('givengain'))).toEqual([])
})

test('where nobody says whose the address is, a new account is opened all the same', async () => {
  stubServices()
  const { body } = await account(signedInWith({ email: MAYA }))
  expect(await openClaim(body.account, aMember)).toBe('7003')
})

test('where all addresses are known to be verified, so is the player’s', async () => {
  vi.resetModules()
  vi.stubEnv('OIDC_EMAIL_VERIFIED', 'always')
  const { POST } = await import('@/app/api/fundraising/account/route')
  stubServices(exists)
  const session = signedInWith({ email: MAYA })
  const answer = await POST(await playerRequest('/api/fundraising/account', { method: 'POST' }, session), none)
  expect(answer.status).toBe(200)
})

test('once the profile names an account, no other takes its place: the steps go on with that one', async () => {
  let named: number | null = null
  const { bodies } = stubServices({
    'GET /profiles/me': () => Response.json({ ...gameProfile, fundraiserId: named }),
  })
  const { body } = await account()
  named = 7009 // by another tab or instance, meanwhile
  await makeProject(body.account)
  expect(await bodies('/projects')).toMatchObject([{ fundraiser_id: 7009 }])
  expect(await (await keepIt(body.account)).json()).toEqual({ fundraiserId: '7009' })
  expect(await bodies('/profiles/me')).toEqual([])
})

test('who signed in for it without script, with an address that may be somebody else’s, is told so', async () => {
  stubServices()
  const intent = { kind: 'fundraising', eventId: '1001', way: 'share', terms: 'ticked' } as const
  const told = await runIntent({ ...aMember, proofOf: () => 'unproven' }, intent)
  expect(told).toEqual({ kind: 'failed', outcome: 'email_unproven' })
})
