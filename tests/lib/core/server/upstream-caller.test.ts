import { expect, test } from 'vitest'
import { onBehalfOf } from '@/lib/core/server/on-behalf-of'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { callerOf } from '@/lib/core/server/upstream-caller'

type Init = RequestInit & { headers: Headers }
const bearing = (authorization?: string): Init => ({
  headers: new Headers(authorization === undefined ? {} : { authorization }),
})
const address = 'https://game.test/routes/1'
const publicRead = { service: 'game', callClass: 'public read' } as const
const memberRead = { service: 'game', callClass: 'member read' } as const
const write = { service: 'game', callClass: 'write' } as const

/** Who reads with so much known of it. */
const readerWith = (player?: string, client?: string, authorization?: string) => {
  const ask = () => callerOf(memberRead, address, bearing(authorization))
  const asPlayer = () => (player === undefined ? ask() : onBehalfOf(player, ask))
  return withRequestBudget(asPlayer, client)
}

test('the party is the player, or else the client, or else who has the token, or else the site', () => {
  const [player, client, token, site] = [
    readerWith('a', 'b', 'Bearer c').party,
    readerWith(undefined, 'b', 'Bearer c').party,
    readerWith(undefined, undefined, 'Bearer c').party,
    readerWith().party,
  ]
  expect(new Set([player, client, token, site]).size).toBe(4)
  expect(readerWith('a', 'z', 'Bearer z').party).toBe(player)
  expect(readerWith(undefined, 'b', 'Bearer z').party).toBe(client)
  expect(readerWith(undefined, undefined, 'bearer  c').party).toBe(token)
  expect(readerWith(undefined, undefined, 'Basic c').party).toBe(site)
})

test('a player, a client and a token of one name are three parties', () => {
  const parties = [readerWith('a'), readerWith(undefined, 'a'), readerWith(undefined, undefined, 'Bearer a')]
  expect(new Set(parties.map(({ party }) => party)).size).toBe(3)
})

test('the client is told as it is, and all else as digests', () => {
  const caller = readerWith('a', '192.0.2.1')
  expect(caller).toEqual({
    party: expect.stringMatching(/^[\w-]{43}$/),
    limited: expect.stringMatching(/^[\w-]{43}$/),
    isTold: false,
    client: '192.0.2.1',
  })
  expect(readerWith('a').client).toBeUndefined()
})

test.each(['Basic c', 'xBearer c', 'Bearer', 'Bearer c d', 'Bearerc'])('“%s” has no token', (authorization) => {
  expect(readerWith(undefined, undefined, authorization)).toEqual(readerWith())
})

test('a token counts as a whole', () => {
  expect(readerWith(undefined, undefined, 'Bearer cc').party).not.toBe(
    readerWith(undefined, undefined, 'Bearer cd').party,
  )
})

test('a limit on a player’s reads is on all of them, and on no other class or service', () => {
  const limited = (call: Parameters<typeof callerOf>[0], url = address) =>
    onBehalfOf('a', () => callerOf(call, url, bearing('Bearer c'))).limited
  expect(limited(memberRead, 'https://game.test/other')).toBe(limited(memberRead))
  const different = [memberRead, write, { ...memberRead, service: 'shop' }].map((call) => limited(call))
  expect(new Set(different).size).toBe(3)
  expect(limited(publicRead, 'https://game.test/other')).not.toBe(limited(publicRead))
  expect(onBehalfOf('b', () => callerOf(publicRead, address, bearing('Bearer c'))).limited).toBe(limited(publicRead))
})

test('a limit on a token is on all that is asked with it, unless a player is known', () => {
  const limited = (token: string, url = address) => callerOf(memberRead, url, bearing(`Bearer ${token}`)).limited
  expect(limited('c', 'https://game.test/other')).toBe(limited('c'))
  expect(limited('d')).not.toBe(limited('c'))
  const asPlayer = (token: string) => onBehalfOf('a', () => limited(token))
  expect(asPlayer('d')).toBe(asPlayer('c'))
  expect(asPlayer('c')).not.toBe(limited('c'))
  expect(onBehalfOf('c', () => limited('x'))).not.toBe(limited('c'))
})

test('a limit on what anybody asks is on its method, address and body', () => {
  const limited = (init: RequestInit = {}, url: string | URL = address) =>
    callerOf(write, url, { ...init, headers: new Headers() }).limited
  const plain = limited()
  for (const same of [{ method: 'GET' }, { body: null }, { body: '' }]) expect(limited(same)).toBe(plain)
  expect(limited({}, new URL(address))).toBe(plain)
  const form = limited({ method: 'POST', body: new URLSearchParams({ a: '1' }) })
  expect(limited({ method: 'POST', body: 'a=1' })).toBe(form)
  const others = [
    limited({ method: 'POST' }),
    limited({ body: 'a' }),
    limited({ body: 'b' }),
    limited({}, 'https://game.test/routes/2'),
    form,
  ]
  expect(new Set([plain, ...others]).size).toBe(6)
  expect(limited({ method: 'POST', body: new FormData() })).toBeUndefined()
  expect(limited({ method: 'POST', body: new Uint8Array(1) })).toBeUndefined()
})
