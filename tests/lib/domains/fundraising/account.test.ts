import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/core/server/log'
import { openClaim, sealClaim } from '@/lib/domains/fundraising/account-claim'
import { randomPassword } from '@/lib/domains/fundraising/account-password'
import { openAccount, type Accounts } from '@/lib/domains/fundraising/open-account'
import { keepFundraiser } from '@/lib/domains/fundraising/opt-in-server'
import { sealForPlayer } from '@/lib/domains/session/seal-for-player'
import { gameProfile } from '../../support/identity-provider'
import { aMember } from '../../support/member'
import { stubUpstream } from '../../support/upstream'
import { forgetProcessState } from '@/tests/support/forget-process-state'

beforeEach(forgetProcessState)

const owner = { playerId: 'maya', mayTakeOver: true }
const ada = { email: 'Ada@example.test', firstName: 'Ada', lastName: 'Nkemelu', password: 'x' }

function provider(changes: Partial<Accounts> = {}): Accounts {
  return {
    create: async () => {
      throw new Error('no')
    },
    existingIdOf: () => undefined,
    list: async () => [],
    ...changes,
  }
}

test('a password is two numbers of 32 bits in base 36, another each time [FR-014]', () => {
  function getRandomValues<Values>(array: Values): Values {
    if (array instanceof Uint32Array) array.set([0, 4_294_967_295])
    return array
  }
  expect(randomPassword({ getRandomValues })).toBe('00000001z141z3')
  expect(new Set(Array.from({ length: 1000 }, () => randomPassword())).size).toBe(1000)
})

test('without a source of random secrets there is no password [FR-053]', () => {
  vi.stubGlobal('crypto', undefined)
  expect(() => randomPassword()).toThrow('no source of random secrets')
  vi.unstubAllGlobals()
})

test('an account that the address has already is reused [FR-046]', async () => {
  const list = vi.fn(async () => [])
  expect(await openAccount(provider({ existingIdOf: () => '7002', list }), ada, owner)).toBe('7002')
  expect(list).not.toHaveBeenCalled()
})

test('after any other failure the account is looked for by e-mail, page after page [FR-040, FR-047]', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const all = Array.from({ length: 5000 }, (_, id) => ({
    id: String(id),
    email: id === 4321 ? ' ada@Example.test' : `${id}@x.test`,
  }))
  const list = vi.fn(async (page: number) => all.slice((page - 1) * 100, page * 100))
  expect(await openAccount(provider({ list }), ada, owner)).toBe('4321')
  expect(list).toHaveBeenCalledTimes(44)
})

test.each([
  ['a provider with pages', (page: number) => (page < 4 ? [{ id: String(page), email: `${page}@x.test` }] : []), 4],
  ['one that sends the same list each time', () => [{ id: '1', email: 'one@x.test' }], 2],
  ['one that has nobody', () => [], 1],
  ['one without an end', (page: number) => [{ id: String(page), email: `${page}@x.test` }], 60],
])('who is not in the list of %s fails with what went wrong [FR-048]', async (_, listed, calls) => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const list = vi.fn(async (page: number) => listed(page))
  await expect(openAccount(provider({ list }), ada, owner)).rejects.toThrow('no')
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.objectContaining({ message: 'no' }) }, expect.any(String))
  expect(list).toHaveBeenCalledTimes(calls)
})

describe('whose address is not known to be the player’s', () => {
  const stranger = { playerId: 'noah', mayTakeOver: false }
  const refused = { code: 'email_unproven', cause: { message: 'no' } }

  test('gets a new account, and none that the address has already', async () => {
    expect(await openAccount(provider({ create: async () => '7005' }), ada, stranger)).toBe('7005')
    const secondClick = openAccount(provider({ existingIdOf: () => '7005' }), ada, stranger)
    expect(await secondClick, 'a second click is refused by the provider, and the same account').toBe('7005')
    forgetProcessState()
    await expect(openAccount(provider({ existingIdOf: () => '7002' }), ada, stranger)).rejects.toMatchObject(refused)
  })

  test('gets none that is found by e-mail either', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    const list = async () => [{ id: '7002', email: ada.email }]
    await expect(openAccount(provider({ list }), ada, stranger)).rejects.toMatchObject(refused)
  })

  test('does not share in what is found out for the address’s owner at the same time', async () => {
    const accounts = provider({ existingIdOf: () => '7002' })
    const both = await Promise.allSettled([openAccount(accounts, ada, owner), openAccount(accounts, ada, stranger)])
    expect(both).toMatchObject([{ value: '7002' }, { reason: refused }])
  })
})

test('the mailbox of a look-alike address is another: only ASCII letters have a case', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const list = async (page: number) => (page === 1 ? [{ id: '7002', email: 'mika@example.test' }] : [])
  const kelvin = { ...ada, email: 'mi\u212Aa@example.test' }
  await expect(openAccount(provider({ list }), kelvin, owner)).rejects.toThrow('no')
  expect(await openAccount(provider({ list }), { ...ada, email: 'MIKA@example.test' }, owner)).toBe('7002')
})

test('an account that was sealed as a number, before a rollout, is still the player’s', async () => {
  const before = sealForPlayer('fundraiser', z.int())
  expect(await openClaim(await before.seal('maya', 7003), { id: 'maya' })).toBe('7003')
})

test('an account in the browser’s hands is of use to its player alone, and can’t be made up', async () => {
  // So many digits stand in no time and no random bytes by chance.
  const account = '700370037003700'
  const sealed = await sealClaim({ id: 'maya' }, account)
  expect(sealed).not.toContain(account)
  expect(await openClaim(sealed, { id: 'maya' })).toBe(account)
  for (const [claim, player] of [
    [sealed, 'robin'],
    [sealed.replace(/.{9}$/, 'AAAAAAAAA'), 'maya'],
    ['', 'maya'],
    ['7003', 'maya'],
  ] as const) {
    await expect(openClaim(claim, { id: player })).rejects.toMatchObject({ code: 'invalid_input' })
  }
})

test.each([null, 7003])(
  'the session knows the fundraiser once the profile does: %j before [FR-030]',
  async (before) => {
    const saved = { ...gameProfile, fundraiserId: '7003' }
    stubUpstream(({ method }) => Response.json(method === 'PUT' ? saved : { ...saved, fundraiserId: before }))
    const learn = vi.fn()
    const member = { ...aMember, learn }
    expect(await keepFundraiser(member, await sealClaim(member, '7003'))).toBe('7003')
    expect(learn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fundraiserId: '7003' }))
  },
)
