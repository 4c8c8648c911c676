import { NextResponse } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as askSession } from '@/app/api/session/route'
import { log } from '@/lib/core/server/log'
import { isConfirmed, sealSession, unsealSession, type SealedSession } from '@/lib/domains/session/sealed-session'
import { keepAttempt, type SignInAttempt } from '@/lib/domains/session/sign-in-attempt'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import {
  askedOf,
  idToken,
  ISSUER,
  refusal,
  revokedOf,
  stubProvider,
  tokenAnswer,
} from '../../../lib/support/identity-provider'
import { aSession, cookiesOf, maya, NOW, requestTo, SITE } from '../../../lib/support/session'
import { answerTo, browserFrom, granting } from './returning-browser'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The attempt as its cookie holds it. */
async function attemptOf(attempt: SignInAttempt): Promise<string> {
  const response = NextResponse.json({})
  await keepAttempt(requestTo('/login'), response, attempt)
  return Object.values(cookiesOf(response))[0]?.value ?? ''
}

/** What a failed sign-in leads to: the sign-in page, and no session. */
function problemOf(response: Response) {
  const address = new URL(response.headers.get('location') ?? '')
  return {
    status: response.status,
    cacheControl: response.headers.get('cache-control'),
    page: address.origin + address.pathname,
    query: Object.fromEntries(address.searchParams),
    session: cookiesOf(response).session,
  }
}

const problem = (reason: string, returnTo = '/') => ({
  status: 303,
  cacheControl: 'no-store',
  page: `${SITE}/login`,
  query: { problem: reason, returnTo },
  session: undefined,
})

test('the player comes back signed in, to the page the sign-in began on', async () => {
  const { attempt, name, comeBack } = await browserFrom('/de/events?tab=mine')
  stubProvider({ token: granting(attempt) })
  const response = await comeBack(answerTo(attempt))
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`${SITE}/de/events?tab=mine`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const cookies = cookiesOf(response)
  expect(cookies.signed_in?.value).toBe('1')
  expect(cookies[name]?.value).toBe('')
  await expect(unsealSession(cookies.session?.value, NOW)).resolves.toMatchObject({
    subject: 'account-501',
    player: maya,
  })
})

test.each([
  ['just now', 0, true],
  ['an hour ago', 3600, false],
])('a player who was asked to sign in again, and did so %s, is confirmed or not', async (_, ago, isThen) => {
  const { attempt, comeBack } = await browserFrom('/', undefined, { asksAgain: true })
  stubProvider({ token: granting(attempt, { auth_time: NOW / 1000 - ago }) })
  const { session } = cookiesOf(await comeBack(answerTo(attempt)))
  const begun = await unsealSession(session?.value, NOW)
  expect(begun && isConfirmed(begun, NOW)).toBe(isThen)
})

test('no token goes to the browser but sealed', async () => {
  const { attempt, comeBack } = await browserFrom('/')
  stubProvider({ token: granting(attempt) })
  const response = await comeBack(answerTo(attempt))
  // Sealed text may have the first letters of an ID token by chance, but never two of its parts.
  expect(JSON.stringify([...response.headers])).not.toMatch(/access-2|refresh-2|eyJ[\w-]+\.eyJ|the-code/)
})

test.each([
  ['access_denied', 'denied'],
  ['consent_required', 'denied'],
  ['login_required', 'failed'],
  ['<script>', 'failed'],
])('the provider’s error %s is told in words, with another try', async (error, reason) => {
  const { attempt, name, comeBack } = await browserFrom('/de')
  const asked = stubProvider()
  const response = await comeBack({ error, state: attempt.state, iss: ISSUER, error_description: 'internal detail' })
  expect(problemOf(response)).toEqual(problem(reason, '/de'))
  expect(cookiesOf(response)[name]?.value).toBe('')
  expect(response.headers.get('location')).not.toContain('internal')
  expect(asked).toEqual([])
})

test.each([
  ['made-up state', { state: 'made-up' }, 'expired'],
  ['no state', { state: '' }, 'expired'],
  ['another issuer', { iss: 'https://evil.example' }, 'failed'],
])('an answer with %s signs nobody in, and its code is not sent on', async (_, changes, reason) => {
  const { attempt, comeBack } = await browserFrom('/')
  const asked = stubProvider({ token: granting(attempt) })
  expect(problemOf(await comeBack({ ...answerTo(attempt), ...changes }))).toEqual(problem(reason))
  expect(askedOf(asked, 'token')).toEqual([])
})

test('an answer to somebody else’s sign-in signs nobody in', async () => {
  const { attempt, comeBack } = await browserFrom('/')
  const asked = stubProvider({ token: granting(attempt) })
  expect(problemOf(await comeBack(answerTo(attempt), {}))).toEqual(problem('expired'))
  expect(asked).toEqual([])
})

test('an ID token of another sign-in signs nobody in', async () => {
  const { attempt, comeBack } = await browserFrom('/')
  stubProvider({ token: () => Response.json(tokenAnswer({ id_token: idToken({ nonce: 'another' }) })) })
  expect(problemOf(await comeBack(answerTo(attempt)))).toEqual(problem('failed'))
})

test.each([
  ['refuses the code', () => refusal('invalid_grant'), 'failed'],
  ['is in trouble', () => new Response('', { status: 500 }), 'unavailable'],
  ['can’t be reached', () => Promise.reject(new TypeError('fetch failed')), 'unavailable'],
])('where the provider %s, the sign-in page says why', async (_, token, reason) => {
  const { attempt, comeBack } = await browserFrom('/plans')
  stubProvider({ token })
  expect(problemOf(await comeBack(answerTo(attempt)))).toEqual(problem(reason, '/plans'))
})

test.each([
  ['is stopped', ({ state }: SignInAttempt) => ({ error: 'access_denied', state }), 'denied'],
  ['fails', answerTo, 'failed'],
])('where the making of an account %s, another try is for an account, too [SY-006]', async (_, answer, reason) => {
  const { attempt, comeBack } = await browserFrom('/plans', undefined, { createsAccount: true })
  stubProvider({ token: () => refusal('invalid_grant') })
  const query = { problem: reason, returnTo: '/plans', join: '1' }
  expect(problemOf(await comeBack(answer(attempt)))).toMatchObject({ page: `${SITE}/login`, query })
})

test('neither code nor state nor token is written to the log', async () => {
  const warned = vi.spyOn(log, 'warn')
  const { attempt, comeBack } = await browserFrom('/')
  stubProvider({ token: () => Response.json(tokenAnswer({ id_token: idToken({ nonce: 'another' }) })) })
  await comeBack(answerTo(attempt))
  const { createLogger } = await import('@/lib/core/server/logging/logger')
  const lines: string[] = []
  const logger = createLogger('warn', { write: (line: string) => void lines.push(line) })
  for (const [entry, message] of warned.mock.calls) logger.warn(entry, String(message))
  expect(lines.join()).toContain('sign-in failed')
  expect(lines.join()).not.toMatch(
    new RegExp(`the-code|access-2|refresh-2|eyJ|${attempt.state}|${attempt.codeVerifier}`),
  )
})

test('a callback that is loaded twice: who is signed in by then goes on, others may try again', async () => {
  const { attempt, comeBack } = await browserFrom('/plans')
  stubProvider()
  const signedIn = await comeBack(answerTo(attempt), { session: await sealSession(aSession()) })
  expect(signedIn.headers.get('location')).toBe(`${SITE}/`)
  expect(problemOf(await comeBack(answerTo(attempt), { session: 'garbage' }))).toEqual(problem('expired'))
})

describe('a sign-in in the place of another session', () => {
  const statusOf = async (session: SealedSession) =>
    (
      await askSession(requestTo('/api/session', { cookies: { session: await sealSession(session) } }), {
        params: Promise.resolve({}),
      })
    ).status

  test.each([
    ['another player’s is ended with its tokens', 'account-502', ['refresh_token refresh-1', 'access_token access-1']],
    ['the same player’s is refused; its tokens may be of one grant with the new ones', 'account-501', []],
  ])('%s', async (_, subject, revoked) => {
    const { attempt, name, comeBack } = await browserFrom('/')
    const asked = stubProvider({ token: granting(attempt) })
    const before = aSession({ subject })
    const cookies = { session: await sealSession(before), [name]: await attemptOf(attempt) }
    const after = await unsealSession(cookiesOf(await comeBack(answerTo(attempt), cookies)).session?.value, NOW)
    expect(await revokedOf(asked)).toEqual(revoked)
    expect(await statusOf(before)).toBe(401)
    expect(after && (await statusOf(after))).toBe(200)
  })

  test('each sign-in has an id of its own, whatever cookie came with it', async () => {
    const ids = new Set<string | undefined>()
    for (const session of ['', await sealSession(aSession()), 'garbage']) {
      const { attempt, name, comeBack } = await browserFrom('/')
      stubProvider({ token: granting(attempt) })
      const response = await comeBack(answerTo(attempt), { session, [name]: await attemptOf(attempt) })
      ids.add((await unsealSession(cookiesOf(response).session?.value, NOW))?.id)
    }
    expect(ids.size).toBe(3)
    expect(ids).not.toContain('session-1')
    expect(ids).not.toContain(undefined)
  })

  test('one that fails leaves the session as it is', async () => {
    const { attempt, name, comeBack } = await browserFrom('/')
    const asked = stubProvider({ token: () => refusal('invalid_grant') })
    const cookies = { session: await sealSession(aSession()), [name]: await attemptOf(attempt) }
    expect((await comeBack(answerTo(attempt), cookies)).headers.get('location')).toContain('problem=failed')
    expect(await revokedOf(asked)).toEqual([])
    expect(await statusOf(aSession())).toBe(200)
  })
})
