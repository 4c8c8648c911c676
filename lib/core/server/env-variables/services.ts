import { z } from 'zod'
import { address, commaList, hostOrAddress, originList, scriptAddress, variable } from './variable.ts'

/** Variables for the other services. */
export const services = {
  GAME_API_URL: variable(address, {
    about: 'Game server: events, routes, profiles, campaigns',
    default: ({ sandbox }) => `${sandbox}/game`,
    kind: 'address',
  }),
  SUBSCRIPTION_API_URL: variable(address, {
    about: 'Subscription service: members of Braintree and Apple',
    default: ({ sandbox }) => `${sandbox}/subscription`,
    kind: 'address',
  }),
  HOSTED_PAGE_ORIGINS: variable(originList, {
    about: 'Origins of the payment provider’s own pages, with commas between: players are sent nowhere else to pay',
    default: ({ sandbox }) => sandbox,
    kind: 'address',
  }),
  CARD_FORM_URL: variable(address, {
    about: 'The gateways’ own form for another card, which sends the player back with a nonce',
    default: ({ sandbox }) => `${sandbox}/subscription/card-form`,
    kind: 'address',
  }),
  ARTICLES_API_URL: variable(address, {
    about: 'Articles',
    default: ({ sandbox }) => `${sandbox}/articles`,
    kind: 'address',
  }),
  TRAINING_PARTNER_URL: variable(address, {
    about: 'Training-plan partner: its address; players are sent nowhere else to link their accounts',
    default: ({ sandbox }) => `${sandbox}/partner`,
    kind: 'address',
  }),
  TRAINING_COMPANY_ID: variable(z.string().min(1), {
    about: 'Training-plan partner: the company that players belong to there',
    default: 'gruppetto',
  }),
  TRACKING_URL: variable(address, {
    about: 'Tracking: interaction events, by `/events` below it',
    default: ({ sandbox }) => `${sandbox}/tracking`,
    kind: 'address',
  }),
  WEB_PAGES_URL: variable(address, {
    about:
      'Web pages origin: HTML templates below its `{product}-web-pages/views`, the fundraising provider below `…/givengain`',
    default: ({ sandbox }) => `${sandbox}/web`,
    kind: 'address',
  }),
  STORE_LOCATOR_SCRIPT_URL: variable(scriptAddress, {
    about: 'Store locator: its script, a .js file without a query',
    default: ({ sandbox }) => `${sandbox}/locator/locator.js`,
    kind: 'address',
  }),
  STORE_LOCATOR_COMPANY_ID: variable(z.string().min(1), {
    about: 'Store locator: whose stores it lists',
    default: 'gruppetto',
  }),
  STOREFRONT_DOMAIN: variable(hostOrAddress, {
    about: 'Storefront: host, or address for one without https',
    default: ({ sandbox }) => `${sandbox}/storefront`,
    kind: 'address',
  }),
  STOREFRONT_API_VERSION: variable(z.string().regex(/^(\d{4}-\d{2}|unstable)$/, 'must be a version such as 2026-01'), {
    about: 'Storefront: version of its API',
    default: '2026-01',
  }),
  STOREFRONT_ACCESS_TOKEN: variable(z.string().min(1), {
    about: 'Storefront: private access token',
    default: 'example-storefront-token',
    kind: 'secret',
    isReadAtRunTime: true,
  }),
  TRACKING_SHORT_NAME: variable(z.string().regex(/^(?!events$)[a-z0-9_-]+$/, 'must be a short name, and not events'), {
    about: 'Tracking: the short name that e-mail sign-ups go to, below its address',
    default: 'newsletter',
  }),
  FORM_ACTION_HOSTS: variable(
    commaList.pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts without https://'))),
    {
      about: 'Hosts that forms of content may be sent to, with commas between',
      default: ({ sandbox }) => new URL(sandbox).host,
    },
  ),
  CONTACT_HOOK_URL: variable(address, {
    about: 'Support desk: where contact requests are posted',
    default: ({ sandbox }) => `${sandbox}/support/contact`,
    kind: 'address',
  }),
  CHAT_SCRIPT_URL: variable(scriptAddress.regex(/^[^;,'\s]+$/, 'must be the address of a .js file'), {
    about: 'Chat: its script, a .js file without a query',
    default: ({ sandbox }) => `${sandbox}/chat/chat.js`,
    kind: 'address',
  }),
  CHAT_AVAILABILITY_URL: variable(address, {
    about: 'Chat: says whether an agent is there',
    default: ({ sandbox }) => `${sandbox}/chat/availability`,
    kind: 'address',
  }),
}
