import type { Service } from '../../../lib/core/services.ts'
import { isOnThisMachine } from '../environment.ts'
import type { Answers } from './answers.ts'

/** Questions that belong together. */
export type Part = {
  title: string
  /** The service that they are about: they are not asked where it is off. */
  service?: Service
  /** The variables that are asked for, in this order. */
  names: readonly string[]
  /** What a team does before it can answer. */
  before?: (siteUrl: string) => string
}

/** About the site itself; asked before it is asked which services there are. */
export const siteParts: readonly Part[] = [
  {
    title: 'The site',
    names: ['SITE_URL', 'SANDBOX', 'PRODUCT_NAME', 'PRODUCT_SLUG', 'SUPPORT_HOST', 'SECURITY_CONTACT'],
  },
  { title: 'Around it', names: ['TRUSTED_PROXIES', 'INTERNAL_HOSTS'] },
]

/** About the services, in the order in which a team connects them. */
export const serviceParts: readonly Part[] = [
  {
    title: 'Content',
    names: ['PRISMIC_REPOSITORY', 'PRISMIC_ENDPOINT', 'PRISMIC_ACCESS_TOKEN', 'MEDIA_ORIGINS'],
  },
  {
    title: 'Signing in',
    service: 'game',
    before: (siteUrl) =>
      `Register the site at your OpenID Connect provider first, with ${siteUrl}/api/auth/callback as its redirect address\n` +
      `and ${siteUrl}/ as the one after signing out. Which answers fit it: docs/connecting-identity-providers.md.`,
    names: [
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_AUTHENTICATION',
      'OIDC_CLIENT_KEY',
      'OIDC_CLIENT_SECRET',
      'OIDC_SCOPE',
      'OIDC_PROMPT',
      'OIDC_AUTHORIZE_PARAMETERS',
      'OIDC_JOIN_PARAMETERS',
      'OIDC_PAGE_ORIGINS',
      'OIDC_LOGOUT_URL',
      'OIDC_CLAIMS',
      'OIDC_BACKCHANNEL_LOGOUT',
    ],
  },
  { title: 'Game server', service: 'game', names: ['GAME_API_URL'] },
  { title: 'Memberships', service: 'memberships', names: ['HOSTED_PAGE_ORIGINS'] },
  { title: 'Subscription service', service: 'subscription', names: ['SUBSCRIPTION_API_URL'] },
  { title: 'Card form', service: 'cardForm', names: ['CARD_FORM_URL'] },
  { title: 'Fundraising', service: 'fundraising', names: ['FUNDRAISING_URL'] },
  { title: 'Training partner', service: 'partner', names: ['TRAINING_PARTNER_URL', 'TRAINING_COMPANY_ID'] },
  { title: 'News', service: 'articles', names: ['ARTICLES_API_URL'] },
  {
    title: 'Shop',
    service: 'storefront',
    names: ['STOREFRONT_DOMAIN', 'STOREFRONT_API_VERSION', 'STOREFRONT_ACCESS_TOKEN'],
  },
  { title: 'Templates', service: 'web', names: ['WEB_PAGES_URL'] },
  { title: 'Tracking', service: 'tracking', names: ['TRACKING_URL', 'TRACKING_SHORT_NAME'] },
  { title: 'Forms of editors', service: 'forms', names: ['FORM_ACTION_HOSTS'] },
  { title: 'Support desk', service: 'support', names: ['CONTACT_HOOK_URL'] },
  { title: 'Chat', service: 'chat', names: ['CHAT_SCRIPT_URL', 'CHAT_AVAILABILITY_URL'] },
  { title: 'Dealer locator', service: 'locator', names: ['STORE_LOCATOR_SCRIPT_URL', 'STORE_LOCATOR_COMPANY_ID'] },
  { title: 'Videos', service: 'videos', names: ['VIDEO_EMBED_ORIGINS'] },
]

/** Where other answers decide whether a variable is asked for. */
const onlyIf: Readonly<Record<string, (answers: Answers) => boolean>> = {
  // A public site has no sandbox.
  SANDBOX: isOnThisMachine,
  SECURITY_CONTACT: (answers) => !isOnThisMachine(answers),
  TRUSTED_PROXIES: (answers) => !isOnThisMachine(answers),
  INTERNAL_HOSTS: (answers) => !isOnThisMachine(answers),
  OIDC_CLIENT_KEY: signsByItself,
  OIDC_CLIENT_SECRET: (answers) => !signsByItself(answers),
}

function signsByItself({ OIDC_CLIENT_AUTHENTICATION }: Answers): boolean {
  return OIDC_CLIENT_AUTHENTICATION === 'private_key_jwt'
}

/** Whether a variable is asked for beside these answers. */
export const isAsked = (name: string, answers: Answers): boolean => onlyIf[name]?.(answers) ?? true
