import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOGOUT_TOKEN_LIFE_MS, readLogoutToken } from '@/lib/services/identity/logout-token'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { stubProvider } from '../../support/identity-provider'
import { logoutToken, type Making, TOLD_AT } from '../../support/logout-token'

const SECONDS = Math.floor(TOLD_AT / 1000)

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: SECONDS * 1000 })
  stubProvider()
})
afterEach(() => void vi.useRealTimers())

const read = async (making: Making = {}) => readLogoutToken(await logoutToken(making))
const isTaken = async (making: Making) => (await read(making)) !== undefined

test('a token says whose session ended, and what the token is called', async () => {
  expect(await read({ claims: { jti: 'a', sub: 'account-501', sid: 'sid-7', more: 1 } })).toMatchObject({
    jti: 'a',
    sub: 'account-501',
    sid: 'sid-7',
  })
  expect(await read({ claims: { jti: 'b', sub: 'account-501', sid: undefined } })).not.toHaveProperty('sid')
  expect(await read({ claims: { jti: 'c', sub: undefined } })).toMatchObject({ jti: 'c', sid: 'sid-1' })
})

test.each(['jti', 'sub', 'sid'])('the claim %s has at least a character, and 255 at most', async (name) => {
  const lengths = [0, 1, 255, 256]
  const taken = await Promise.all(lengths.map((length) => isTaken({ claims: { [name]: 'x'.repeat(length) } })))
  expect(taken).toEqual([false, true, true, false])
})

test.each([
  ['JWT', true],
  ['logout+jwt', true],
  ['application/logout+jwt', true],
  ['application/jwt', true],
  [undefined, true],
  ['xlogout+jwt', false],
  ['logout+jwts', false],
  ['text/logout+jwt', false],
  ['at+jwt', false],
  ['', false],
])('a token of the type %s is taken: %s', async (typ, taken) => {
  expect(await isTaken({ header: { typ } })).toBe(taken)
})

describe('by a clock that may differ by a minute', () => {
  const madeAgo = (seconds: number) => isTaken({ claims: { iat: SECONDS - seconds, exp: SECONDS + 600 } })

  test('a token is taken for three minutes, and its name is remembered for as long as it might be', async () => {
    expect([await madeAgo(240), await madeAgo(241)]).toEqual([true, false])
    expect([await madeAgo(-60), await madeAgo(-61)]).toEqual([true, false])
    expect(LOGOUT_TOKEN_LIFE_MS).toBe((240 + 60) * 1000)
  })

  test('a token that has ended is taken no more', async () => {
    const ended = (seconds: number) => isTaken({ claims: { iat: SECONDS - 100, exp: SECONDS - seconds } })
    expect([await ended(59), await ended(60)]).toEqual([true, false])
  })
})

test.each(['iat', 'jti', 'events', 'aud', 'iss'])('a token without %s is not taken', async (name) => {
  expect(await isTaken({ claims: { [name]: undefined } })).toBe(false)
})
