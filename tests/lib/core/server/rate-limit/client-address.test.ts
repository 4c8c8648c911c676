import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import {
  CLIENT_HEADER,
  clientNetwork,
  clientOf,
  nameClient,
  networkOf,
} from '@/lib/core/server/rate-limit/client-address'

/** Who a request is from, as our server writes it down. */
function named(socketAddress: string, headers: Record<string, string | string[]>, trustedProxies = 0): string {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: socketAddress })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, headers)
  nameClient(request, clientNetwork(request, trustedProxies))
  return clientOf({ headers: new Headers({ [CLIENT_HEADER]: String(request.headers[CLIENT_HEADER]) }) })
}

test('without a proxy it is the other end of the connection, whatever the request says', () => {
  expect(named('198.51.100.7', {})).toBe('198.51.100.7')
  expect(named('198.51.100.7', { 'x-forwarded-for': '203.0.113.9' })).toBe('198.51.100.7')
  expect(named('198.51.100.7', { [CLIENT_HEADER]: '203.0.113.9' })).toBe('198.51.100.7')
})

test.each([
  ['one proxy', '203.0.113.9', 1],
  ['one proxy, and a caller who makes up others', '192.0.2.1, 192.0.2.2, 203.0.113.9', 1],
  ['two proxies', '203.0.113.9, 198.51.100.1', 2],
  ['two proxies, and a made-up caller', '192.0.2.1, 203.0.113.9, 198.51.100.1', 2],
  ['a proxy that names the port', '203.0.113.9:51234', 1],
  ['two proxies, each with a header of its own', ['203.0.113.9', '198.51.100.1'], 2],
])('behind %s it is whom the outermost of ours was called by', (_, forwarded, proxies) => {
  expect(named('10.0.0.2', { 'x-forwarded-for': forwarded }, proxies)).toBe('203.0.113.9')
})

test('who reaches the site past the proxies is the other end of the connection', () => {
  expect(named('198.51.100.7', {}, 2)).toBe('198.51.100.7')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001::2:3:4:5:6', '2001:0:0:2::/64'],
  ['2001::ffff:1.2.3.4', '2001:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['', 'unknown', 'localhost', '999.1.1.1', '203.0.113.9, x', 'a'.repeat(10_000)])(
  'what is no address (%#) is one client',
  (address) => {
    expect(networkOf(address)).toBe('unknown')
  },
)

test.each([
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['x[2001:db8:1:2::9]:443', 'unknown'],
  ['[2001:db8:1:2::9]:443x', 'unknown'],
])('%s in a header is read as %s', (forwarded, client) => {
  expect(named('10.0.0.2', { 'x-forwarded-for': forwarded }, 1)).toBe(client)
})

test('a connection that is gone already is from nobody in particular', () => {
  expect(clientNetwork(new IncomingMessage(new Socket()), 0)).toBe('unknown')
})

test('a request that did not come through our server is from nobody in particular', () => {
  expect(clientOf({ headers: new Headers() })).toBe('unknown')
})
