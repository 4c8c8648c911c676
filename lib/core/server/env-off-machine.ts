import { isLoopback } from '../loopback.ts'
import { type Env, variables } from './env-schema.ts'

/** Reserved host names (RFC 2606, RFC 6761). */
const EXAMPLE_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/

/**
 * Problems of the environment of a public site: an address that is missing (it would be the sandbox's), unencrypted,
 * made up or claimable by anyone, a secret that is published in this repository, a shifted clock. Nor may a header be
 * trusted that any client can send.
 *
 * @returns a phrase for each variable at fault; none for a site on this machine
 */
export function offMachineProblems(env: Env): string[] {
  if (isLoopback(env.SITE_URL)) return []
  const values = new Map<string, unknown>(Object.entries(env))
  const each = variables.flatMap(({ name, kind, example, default: published = example }) => {
    const texts = [values.get(name)].flat().filter((value) => typeof value === 'string')
    if (kind === 'secret' && texts.includes(String(published))) return [`${name} (the example’s is known to everybody)`]
    const fault = kind === 'address' && texts.map(faultOf).find(Boolean)
    return fault ? [`${name} (${fault})`] : []
  })
  const others = [
    EXAMPLE_HOST.test(env.SUPPORT_HOST) && 'SUPPORT_HOST (an example)',
    env.COUNTRY_HEADER !== undefined &&
      env.TRUSTED_PROXIES === 0 &&
      'COUNTRY_HEADER (anybody may send it while TRUSTED_PROXIES is 0)',
    env.CLOCK_OFFSET_MS !== 0 && 'CLOCK_OFFSET_MS (the clock may be moved on this machine only)',
  ]
  return [...each, ...others.filter((problem) => problem !== false)]
}

function faultOf(address: string): string | undefined {
  // Anyone who opens a repository there gets a host under that name.
  if (address.includes('*')) return 'names hosts of others'
  const host = hostOf(address)
  if (isLoopback(address) || /^(0\.0\.0\.0|\[::\]|\[::ffff:(7f|0:0).*\])$/.test(host))
    return 'not set, or on this machine'
  if (EXAMPLE_HOST.test(host)) return 'an example'
  return address.startsWith('https:') ? undefined : 'must be https'
}

/** The host in lower case, without the trailing dot of a full name. */
const hostOf = (address: string) => new URL(address).hostname.replace(/\.$/, '')
