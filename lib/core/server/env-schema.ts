import { z } from 'zod'
import { deliverySteps } from '../delivery-steps.ts'
import { ORIGIN_PATTERN } from '../origin-patterns.ts'
import { type Variables, withDefaults } from './env-defaults.ts'
import { offMachineProblems } from './env-off-machine.ts'

const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)
const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const scriptAddress = z.url({ protocol: /^https?$/ }).regex(/^[^?#]+\.js$/, 'must be the address of a .js file')
const hostOrAddress = z
  .string()
  .transform((text) => (/^https?:\/\//.test(text) ? text : `https://${text}`))
  .pipe(address)
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const addressList = commaList.pipe(z.array(z.url({ protocol: /^https?$/ })))
const wordsOf = (allowed: RegExp, message: string) => z.string().regex(allowed, message)
const whole = z.coerce.number().int()
const positive = whole.min(1)

/** Every variable that the site reads. */
export const envSchema = z.object({
  PORT: whole.min(1).max(65_535),
  BIND_ADDRESS: z.union([z.ipv4(), z.ipv6(), z.literal('localhost')]),
  SITE_URL: origin,
  PRODUCT_NAME: z.string().min(1),
  PRODUCT_SLUG: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a lower-case slug'),
  SUPPORT_HOST: z.string().min(1),
  PRISMIC_REPOSITORY: z.string().regex(/^[a-z0-9-]+$/, 'must be a repository name'),
  PRISMIC_ENDPOINT: address,
  PRISMIC_ACCESS_TOKEN: z.string().optional(),
  PRISMIC_WEBHOOK_SECRET: z.string().min(16),
  EDITOR_ORIGINS: commaList.pipe(z.array(z.string().regex(ORIGIN_PATTERN, 'must be origins')).min(1)),
  MEDIA_ORIGINS: commaList.pipe(z.array(origin).min(1)),
  VIDEO_EMBED_ORIGINS: addressList,
  GAME_API_URL: address,
  SUBSCRIPTION_API_URL: address,
  HOSTED_PAGE_ORIGINS: commaList.pipe(z.array(origin).min(1)),
  CARD_FORM_URL: address,
  ARTICLES_API_URL: address,
  TRAINING_PARTNER_URL: address,
  TRAINING_COMPANY_ID: z.string().min(1),
  TRACKING_URL: address,
  WEB_PAGES_URL: address,
  STORE_LOCATOR_SCRIPT_URL: scriptAddress,
  STORE_LOCATOR_COMPANY_ID: z.string().min(1),
  STOREFRONT_DOMAIN: hostOrAddress,
  STOREFRONT_API_VERSION: z.string().regex(/^(\d{4}-\d{2}|unstable)$/, 'must be a version such as 2026-01'),
  STOREFRONT_ACCESS_TOKEN: z.string().min(1),
  TRACKING_SHORT_NAME: z.string().regex(/^(?!events$)[a-z0-9_-]+$/, 'must be a short name, and not events'),
  CONTACT_HOOK_URL: address,
  FORM_ACTION_HOSTS: commaList.pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts'))),
  CHAT_SCRIPT_URL: z.url({ protocol: /^https?$/ }).regex(/^[^?#;,'\s]+\.js$/, 'must be the address of a .js file'),
  CHAT_AVAILABILITY_URL: address,
  MAINTENANCE: z.string().transform((text) => text === 'true'),
  SESSION_SECRET: z.string().min(32),
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(16),
  HSTS_PRELOAD: z.enum(['0', '1'], 'must be 0 or 1'),
  OIDC_CLIENT_AUTHENTICATION: z.enum(['client_secret_post', 'client_secret_basic', 'client_secret_jwt']),
  OIDC_SCOPE: wordsOf(
    /^(?=.*\bopenid\b)[\w:./-]+( [\w:./-]+)*$/,
    'must be words with spaces between, openid among them',
  ),
  OIDC_PROMPT: wordsOf(/^(omit|(login|consent|select_account)( (login|consent|select_account))*)$/, 'see .env.example'),
  OIDC_EMAIL_VERIFIED: z.enum(['claim', 'always']),
  FEATURE_FLAGS: commaList,
  CLOCK_OFFSET_MS: whole,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']),
  UPSTREAM_DEADLINE_MS: whole.min(100).max(30_000),
  CACHE_DISK_MB: positive,
  CACHE_MEMORY_MB: positive,
  CACHE_ENTRIES: positive,
  DRAIN_NOTICE_MS: whole.min(0).max(60_000),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  TRUSTED_PROXIES: whole.min(0).max(10),
  COUNTRY_HEADER: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a header')
    .optional(),
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(100),
  CONNECTIONS: whole.min(16).max(65_536),
  CONNECTIONS_PER_ADDRESS: whole.min(8).max(65_536),
  KEEP_ALIVE_SECONDS: whole.min(1).max(3600),
  DELIVERY_STEPS: commaList.pipe(z.array(z.enum(deliverySteps))),
  NEXT_DIST_DIR: z.string().regex(/^[\w.-]+$/, 'must be the name of a folder'),
})

export type Env = z.infer<typeof envSchema>

/**
 * Parses and validates the environment.
 *
 * @throws Error with one sentence that names each variable that is missing, malformed, or unsafe for a public site
 */
export function parseEnv(variables: Variables): Env {
  const parsed = envSchema.safeParse(withDefaults(variables))
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} (${issue.message})`)
    throw new Error(`The environment is not complete: ${[...new Set(problems)].join(', ')}; see .env.example.`)
  }
  const unsafe = offMachineProblems(parsed.data)
  if (unsafe.length > 0) {
    const what = `not fit for a site at ${parsed.data.SITE_URL}`
    throw new Error(`The environment is ${what}: ${unsafe.join(', ')}; see docs/connecting-real-services.md.`)
  }
  return parsed.data
}
