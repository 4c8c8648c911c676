import 'server-only'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that nobody on the internet has an address of: RFC 1122, 1918, 3927, 4193, 4291, 6598. */
const OWN_NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // No longer: the list takes 203.0.113.7 for ::ffff:203.0.113.7, too.
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const

const own = new BlockList()
for (const [address, bits] of OWN_NETWORKS) own.addSubnet(address, bits, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * An address of a client's network, for services that count visitors by address: the address itself, or the first of an
 * IPv6 network.
 *
 * @param network as limits count clients (`clientNetwork`, docs/decisions/023)
 * @returns undefined if it is unknown, or of a network of our own: a proxy that `TRUSTED_PROXIES` doesn't count, which
 * stands for all visitors
 */
export function publicAddressOf(network: string | undefined): string | undefined {
  const address = network?.replace(/\/64$/, '')
  if (address === undefined || isIP(address) === 0) return undefined
  return own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? undefined : address
}
