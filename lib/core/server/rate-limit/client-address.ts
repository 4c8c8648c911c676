import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { memoised } from '../memoised.ts'

/** Internal header, set only by our own server (server.ts), since route handlers don't see sockets. */
export const CLIENT_HEADER = 'x-client-network'

/** The client of all requests that don't come through our server: under `next dev` all visitors are one client. */
const NOBODY_KNOWN = 'unknown'

/** The client of a request, as limits count them. */
export const clientOf = ({ headers }: { headers: Pick<Headers, 'get'> }): string =>
  headers.get(CLIENT_HEADER) ?? NOBODY_KNOWN

/**
 * The network of a request's client. Headers count only as far as our own proxies wrote them.
 *
 * @param trustedProxies number of our own proxies in front, each of which appends its caller to `x-forwarded-for`
 */
export function clientNetwork({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return networkOf(socket.remoteAddress ?? '')
  const callers = [...forwardedFor(headers['x-forwarded-for']), socket.remoteAddress ?? '']
  return networkOf(callers.at(-1 - trustedProxies) ?? callers[0] ?? '')
}

/** Sets the internal header on a request, replacing what came under that name. */
export function nameClient({ headers }: IncomingMessage, client: string): void {
  headers[CLIENT_HEADER] = client
}

const forwardedFor = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((each) => withoutPort(each.trim()))
    .filter(Boolean)

const withoutPort = (caller: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(caller)?.[1] ?? caller.replace(/^([\d.]+):\d+$/, '$1')

/** An IPv4 address, or the /64 network of an IPv6 one, within which a client can choose its address freely. */
export const networkOf = memoised((address) => {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0) return NOBODY_KNOWN
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
})

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}
