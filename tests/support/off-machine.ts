/** An environment that is fit for a site that others reach. */
export const offMachine = {
  SITE_URL: 'https://gruppetto.cc',
  SUPPORT_HOST: 'gruppetto.cc',
  PRISMIC_ENDPOINT: 'https://gruppetto.cdn.prismic.io/api/v2',
  MEDIA_ORIGINS: 'https://images.prismic.io,https://media.gruppetto.cc',
  GAME_API_URL: 'https://game.gruppetto.cc',
  ARTICLES_API_URL: 'https://articles.gruppetto.cc',
  TRACKING_URL: 'https://tracking.gruppetto.cc',
  WEB_PAGES_URL: 'https://web.gruppetto.cc',
  STORE_LOCATOR_SCRIPT_URL: 'https://stores.gruppetto.cc/locator.js',
  STOREFRONT_DOMAIN: 'gruppetto.myshopify.com',
  STOREFRONT_ACCESS_TOKEN: 'storefront-token-of-tests',
  OIDC_ISSUER: 'https://identity.gruppetto.cc',
  OIDC_CLIENT_SECRET: 'oidc-secret-of-tests',
  SESSION_SECRET: 'session-secret-of-tests-with-32-characters',
  PRISMIC_WEBHOOK_SECRET: 'webhook-secret-of-tests',
} as const
