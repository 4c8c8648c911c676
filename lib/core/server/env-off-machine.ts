import { isLoopback } from '../loopback.ts'
import type { Env } from './env-schema.ts'

/** The secrets of `.env.example`: fine on this machine, refused anywhere else. */
const EXAMPLE_SECRETS = [
  ['SESSION_SECRET', 'example-secret-for-this-machine-only-0123456789'],
  ['PRISMIC_WEBHOOK_SECRET', 'example-webhook-secret'],
  ['OIDC_CLIENT_SECRET', 'example-oidc-client-secret'],
  ['STOREFRONT_ACCESS_TOKEN', 'example-storefront-token'],
] as const satisfies [keyof Env, string][]

const ADDRESSES = [
  'SITE_URL',
  'PRISMIC_ENDPOINT',
  'EDITOR_ORIGINS',
  'MEDIA_ORIGINS',
  'VIDEO_EMBED_ORIGINS',
  'GAME_API_URL',
  'SUBSCRIPTION_API_URL',
  'HOSTED_PAGE_ORIGINS',
  'CARD_FORM_URL',
  'ARTICLES_API_URL',
  'TRAINING_PARTNER_URL',
  'TRACKING_URL',
  'WEB_PAGES_URL',
  'STORE_LOCATOR_SCRIPT_URL',
  'STOREFRONT_DOMAIN',
  'CONTACT_HOOK_URL',
  'CHAT_SCRIPT_URL',
  'CHAT_AVAILABILITY_URL',
  'OIDC_ISSUER',
] as const satisfies (keyof Env)[]

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
  const addresses = ADDRESSES.flatMap((name) => {
    const fault = [env[name]].flat().map(faultOf).find(Boolean)
    return fault === undefined ? [] : [`${name} (${fault})`]
  })
  const secrets = EXAMPLE_SECRETS.filter(([name, example]) => env[name] === example).map(
    ([name]) => `${name} (the example’s is known to everybody)`,
  )
  const others = [
    EXAMPLE_HOST.test(env.SUPPORT_HOST) && 'SUPPORT_HOST (an example)',
    isAnothersRepository(env) && 'PRISMIC_REPOSITORY (another one than PRISMIC_ENDPOINT is of)',
    env.COUNTRY_HEADER !== undefined &&
      env.TRUSTED_PROXIES === 0 &&
      'COUNTRY_HEADER (anybody may send it while TRUSTED_PROXIES is 0)',
    env.CLOCK_OFFSET_MS !== 0 && 'CLOCK_OFFSET_MS (the clock may be moved on this machine only)',
  ]
  return [...addresses, ...secrets, ...others.filter((each) => each !== false)]
}

/** Whether the repository is not ours: its editors could frame the live preview and send it sections. */
function isAnothersRepository({ PRISMIC_REPOSITORY, PRISMIC_ENDPOINT }: Env): boolean {
  const [, repository = PRISMIC_REPOSITORY] = /^([^.]+)(?:\.cdn)?\.prismic\.io$/.exec(hostOf(PRISMIC_ENDPOINT)) ?? []
  return repository !== PRISMIC_REPOSITORY
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
