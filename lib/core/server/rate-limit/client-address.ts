import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** Set by our own server (server.ts) and nobody else; route handlers see no sockets. */
export const CLIENT_HEADER = 'x-client-network'

/** All who come without our server: there is one client under `next dev`. */
const NOBODY_KNOWN = 'unknown'

/** Who a request comes from, as limits count. */
export const clientOf = ({ headers }: { headers: Headers }): string => headers.get(CLIENT_HEADER) ?? NOBODY_KNOWN

/**
 * Who a request comes from. Whatever it says of that itself counts only as far as proxies of ours said it.
 *
 * @param trustedProxies how many proxies of ours it came through, each of which appends whom it was called by to
 *   `x-forwarded-for`
 */
export function clientNetwork({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const callers = [...forwardedFor(headers['x-forwarded-for']), socket.remoteAddress ?? '']
  return networkOf(callers.at(-1 - trustedProxies) ?? callers[0] ?? '')
}

/** Writes down on a request who it comes from, in place of what came under that name. */
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

/** An IPv4 address, or the /64 of an IPv6 one, within which anybody has as many addresses as they like. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0) return NOBODY_KNOWN
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}
