import { z } from 'zod'

export type Variables = Record<string, string | undefined>

const port = z.coerce.number().int().min(1).max(65535)

/**
 * Derives every address that is not set from `PORT` and `SANDBOX_PORT` (contracts.md, "Where each service lives"), and
 * the content system's editor from `PRISMIC_REPOSITORY`, which has an origin of its own for each repository. Empty
 * variables count as not set.
 */
export function withDefaults(variables: Variables): Variables {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const sitePort = port.catch(3000).parse(set.PORT)
  const sandbox = `http://localhost:${port.catch(4010).parse(set.SANDBOX_PORT)}`
  const repository = set.PRISMIC_REPOSITORY ?? 'gruppetto'
  return {
    PORT: String(sitePort),
    BIND_ADDRESS: '127.0.0.1',
    SITE_URL: `http://localhost:${sitePort}`,
    PRODUCT_NAME: 'Gruppetto',
    PRODUCT_SLUG: 'gruppetto',
    SUPPORT_HOST: 'gruppetto.example',
    PRISMIC_REPOSITORY: repository,
    PRISMIC_ENDPOINT: `${sandbox}/content/api/v2`,
    EDITOR_ORIGINS: `https://${repository}.prismic.io`,
    MEDIA_ORIGINS: sandbox,
    VIDEO_EMBED_ORIGINS: 'https://www.youtube.com/embed/,https://player.vimeo.com/video/',
    GAME_API_URL: `${sandbox}/game`,
    SUBSCRIPTION_API_URL: `${sandbox}/subscription`,
    HOSTED_PAGE_ORIGINS: sandbox,
    CARD_FORM_URL: `${sandbox}/subscription/card-form`,
    ARTICLES_API_URL: `${sandbox}/articles`,
    TRAINING_PARTNER_URL: `${sandbox}/partner`,
    TRAINING_COMPANY_ID: 'gruppetto',
    TRACKING_URL: `${sandbox}/tracking`,
    WEB_PAGES_URL: `${sandbox}/web`,
    STORE_LOCATOR_SCRIPT_URL: `${sandbox}/locator/locator.js`,
    STORE_LOCATOR_COMPANY_ID: 'gruppetto',
    STOREFRONT_DOMAIN: `${sandbox}/storefront`,
    STOREFRONT_API_VERSION: '2026-01',
    STOREFRONT_ACCESS_TOKEN: 'example-storefront-token',
    TRACKING_SHORT_NAME: 'newsletter',
    CONTACT_HOOK_URL: `${sandbox}/support/contact`,
    FORM_ACTION_HOSTS: new URL(sandbox).host,
    CHAT_SCRIPT_URL: `${sandbox}/chat/chat.js`,
    CHAT_AVAILABILITY_URL: `${sandbox}/chat/availability`,
    MAINTENANCE: 'false',
    OIDC_ISSUER: `${sandbox}/identity`,
    OIDC_CLIENT_ID: 'gruppetto-site',
    OIDC_CLIENT_SECRET: 'example-oidc-client-secret',
    OIDC_CLIENT_AUTHENTICATION: 'client_secret_post',
    OIDC_SCOPE: 'openid profile email offline_access game',
    OIDC_PROMPT: 'consent',
    OIDC_EMAIL_VERIFIED: 'claim',
    HSTS_PRELOAD: '0',
    FEATURE_FLAGS: '',
    CLOCK_OFFSET_MS: '0',
    LOG_LEVEL: 'info',
    UPSTREAM_DEADLINE_MS: '4000',
    CACHE_DISK_MB: '512',
    CACHE_MEMORY_MB: '64',
    CACHE_ENTRIES: '10000',
    DRAIN_NOTICE_MS: '5000',
    TRUSTED_PROXIES: '0',
    RATE_LIMIT_SCALE: '1',
    CONNECTIONS: '2048',
    CONNECTIONS_PER_ADDRESS: '512',
    KEEP_ALIVE_SECONDS: '75',
    DELIVERY_STEPS: 'arrange-scripts,first-paint-first,brotli-files,stored-responses',
    NEXT_DIST_DIR: '.next',
    ...set,
  }
}
