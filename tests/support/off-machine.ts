import { defaultsFrom } from '@/lib/core/server/env-defaults'

const SERVICES = 'https://services.gruppetto.cc'

/** Every address that would be the sandbox's if it weren't set. */
const addresses = Object.fromEntries(
  Object.entries(
    defaultsFrom({ port: 443, sandbox: SERVICES, hasSandbox: true, repository: 'gruppetto', productName: 'Gruppetto' }),
  ).filter(([, value]) => value.startsWith(SERVICES)),
)

/** An environment that is fit for a site that others reach. */
export const offMachine = {
  ...addresses,
  SITE_URL: 'https://gruppetto.cc',
  SUPPORT_HOST: 'gruppetto.cc',
  PRISMIC_ENDPOINT: 'https://gruppetto.cdn.prismic.io/api/v2',
  STOREFRONT_DOMAIN: 'gruppetto.myshopify.com',
  STOREFRONT_ACCESS_TOKEN: 'storefront-token-of-tests',
  OIDC_CLIENT_SECRET: 'oidc-secret-of-tests',
  SESSION_SECRET: 'session-secret-of-tests-with-32-characters',
  PRISMIC_WEBHOOK_SECRET: 'webhook-secret-of-tests',
} as const
