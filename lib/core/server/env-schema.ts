import { z } from 'zod'

type Variables = Record<string, string | undefined>

const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)
const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const hostOrAddress = z
  .string()
  .transform((text) => (/^https?:\/\//.test(text) ? text : `https://${text}`))
  .pipe(address)
const commaList = z.string().transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean))
const addressList = commaList.pipe(z.array(z.url({ protocol: /^https?$/ })))
const port = z.coerce.number().int().min(1).max(65535)

const schema = z.object({
  SITE_URL: origin,
  PRODUCT_NAME: z.string().min(1),
  PRODUCT_SLUG: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a lower-case slug'),
  SUPPORT_HOST: z.string().min(1),
  PRISMIC_REPOSITORY: z.string().regex(/^[a-z0-9-]+$/, 'must be a repository name'),
  PRISMIC_ENDPOINT: address,
  PRISMIC_ACCESS_TOKEN: z.string().optional(),
  PRISMIC_WEBHOOK_SECRET: z.string().min(16),
  MEDIA_ORIGINS: commaList.pipe(z.array(origin).min(1)),
  VIDEO_EMBED_ORIGINS: addressList,
  GAME_API_URL: address,
  ARTICLES_API_URL: address,
  TRACKING_URL: address,
  STOREFRONT_DOMAIN: hostOrAddress,
  STOREFRONT_API_VERSION: z.string().regex(/^(\d{4}-\d{2}|unstable)$/, 'must be a version such as 2026-01'),
  STOREFRONT_ACCESS_TOKEN: z.string().min(1),
  SESSION_SECRET: z.string().min(32),
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(16),
  FEATURE_FLAGS: commaList,
  CLOCK_OFFSET_MS: z.coerce.number().int(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']),
  UPSTREAM_DEADLINE_MS: z.coerce.number().int().min(100).max(30_000),
  REDIS_URL: z.url().optional(),
})

export type Env = z.infer<typeof schema>

/** The secrets of `.env.example`: fine on this machine, refused anywhere else. */
const EXAMPLE_SECRETS = new Set([
  'example-secret-for-this-machine-only-0123456789',
  'example-webhook-secret',
  'example-oidc-client-secret',
])

const GUARDED = ['SESSION_SECRET', 'PRISMIC_WEBHOOK_SECRET', 'OIDC_CLIENT_SECRET'] as const

/**
 * Fills in every address that is not set from `PORT` and `SANDBOX_PORT` (contracts.md, "Where each service lives").
 * Empty variables count as not set.
 */
export function withDefaults(variables: Variables): Variables {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const sandbox = `http://localhost:${port.catch(4010).parse(set.SANDBOX_PORT)}`
  return {
    SITE_URL: `http://localhost:${port.catch(3000).parse(set.PORT)}`,
    PRODUCT_NAME: 'Gruppetto',
    PRODUCT_SLUG: 'gruppetto',
    SUPPORT_HOST: 'gruppetto.example',
    PRISMIC_REPOSITORY: 'gruppetto',
    PRISMIC_ENDPOINT: `${sandbox}/content/api/v2`,
    MEDIA_ORIGINS: sandbox,
    VIDEO_EMBED_ORIGINS: 'https://www.youtube.com/embed/,https://player.vimeo.com/video/',
    GAME_API_URL: `${sandbox}/game`,
    ARTICLES_API_URL: `${sandbox}/articles`,
    TRACKING_URL: `${sandbox}/tracking`,
    STOREFRONT_DOMAIN: `${sandbox}/storefront`,
    STOREFRONT_API_VERSION: '2026-01',
    STOREFRONT_ACCESS_TOKEN: 'example-storefront-token',
    OIDC_ISSUER: `${sandbox}/identity`,
    OIDC_CLIENT_ID: 'gruppetto-site',
    OIDC_CLIENT_SECRET: 'example-oidc-client-secret',
    FEATURE_FLAGS: '',
    CLOCK_OFFSET_MS: '0',
    LOG_LEVEL: 'info',
    UPSTREAM_DEADLINE_MS: '4000',
    ...set,
  }
}

/**
 * The environment, checked once.
 *
 * @throws Error of one sentence that names each variable that is missing or malformed
 */
export function parseEnv(variables: Variables): Env {
  const parsed = schema.safeParse(withDefaults(variables))
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} (${issue.message})`)
    throw new Error(`The environment is not complete: ${[...new Set(problems)].join(', ')}; see .env.example.`)
  }
  const env = parsed.data
  if (!isLoopback(env.SITE_URL)) {
    const example = GUARDED.find((name) => EXAMPLE_SECRETS.has(env[name]))
    if (example !== undefined) throw new Error(onlyLocal(`the example ${example}`))
    if (env.CLOCK_OFFSET_MS !== 0) throw new Error(onlyLocal('CLOCK_OFFSET_MS'))
  }
  return env
}

const onlyLocal = (what: string) => `The environment is refused: ${what} is for a SITE_URL on this machine only.`

/** Whether an address is on this machine. */
export function isLoopback(site: string): boolean {
  const host = new URL(site).hostname
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}
