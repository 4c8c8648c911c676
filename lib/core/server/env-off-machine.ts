import { isLoopback } from '../loopback.ts'
import { type Env, type Variable, variables } from './env-schema.ts'
import { servicesOff } from './services-off.ts'

/** A variable at fault, and what is wrong with its value. */
export type EnvProblem = { name: string; what: string }

/** Reserved host names (RFC 2606, RFC 6761). */
const EXAMPLE_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/

/** Secrets that stand in this repository. */
const published = new Set(
  variables.flatMap(({ kind, example, default: value = example }) =>
    kind === 'secret' && typeof value === 'string' && value !== '' ? [value] : [],
  ),
)

/**
 * Problems of the environment of a public site: an address that is missing (it would be the sandbox's), unencrypted,
 * made up or claimable by anyone, a secret that is published in this repository, a shifted clock. Nor may a header be
 * trusted that any client can send. What belongs to a service that is off is not asked for.
 *
 * @returns each variable at fault; none for a site on this machine
 */
export function offMachineProblems(env: Env): EnvProblem[] {
  if (isLoopback(env.SITE_URL)) return []
  const values = new Map<string, unknown>(Object.entries(env))
  const off = servicesOff(env)
  const each = variables.flatMap((variable) => {
    const { name, kind, service } = variable
    // A site that signs with its own key has no secret at the provider.
    if (name === 'OIDC_CLIENT_SECRET' && env.OIDC_CLIENT_AUTHENTICATION === 'private_key_jwt') return []
    if (service !== undefined && off.has(service)) return []
    const texts = [values.get(name)].flat().filter((value) => typeof value === 'string')
    if (kind === 'secret' && texts.some((text) => published.has(text)))
      return [{ name, what: 'the example’s is known to everybody' }]
    const what = kind === 'address' ? texts.map((text) => faultOf(text, variable, env)).find(Boolean) : undefined
    return what === undefined ? [] : [{ name, what }]
  })
  return [...each, ...otherProblems(env)]
}

function otherProblems({ SUPPORT_HOST, COUNTRY_HEADER, TRUSTED_PROXIES, CLOCK_OFFSET_MS }: Env): EnvProblem[] {
  const found: EnvProblem[] = []
  if (EXAMPLE_HOST.test(SUPPORT_HOST)) found.push({ name: 'SUPPORT_HOST', what: 'an example' })
  if (COUNTRY_HEADER !== undefined && TRUSTED_PROXIES === 0)
    found.push({ name: 'COUNTRY_HEADER', what: 'anybody may send it while TRUSTED_PROXIES is 0' })
  if (CLOCK_OFFSET_MS !== 0)
    found.push({ name: 'CLOCK_OFFSET_MS', what: 'the clock may be moved on this machine only' })
  return found
}

function faultOf(address: string, { canBeOff, isForServerAlone }: Variable, env: Env): string | undefined {
  // Anyone who opens a repository there gets a host under that name.
  if (address.includes('*')) return 'names hosts of others'
  const host = hostOf(address)
  if (isForServerAlone && isInternal(host, env.INTERNAL_HOSTS)) return undefined
  if (isLoopback(address) || /^(0\.0\.0\.0|\[::\]|\[::ffff:(7f|0:0).*\])$/.test(host))
    return canBeOff ? 'not set, or on this machine; off does without' : 'not set, or on this machine'
  if (EXAMPLE_HOST.test(host)) return 'an example'
  if (address.startsWith('https:')) return undefined
  return isForServerAlone ? 'must be https, unless INTERNAL_HOSTS names its host' : 'must be https'
}

const isInternal = (host: string, internal: readonly string[]) =>
  internal.some((each) => (each.startsWith('.') ? host.endsWith(each) : host === each))

/** The host in lower case, without the trailing dot of a full name. */
const hostOf = (address: string) => new URL(address).hostname.replace(/\.$/, '')
