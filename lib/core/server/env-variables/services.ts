import { z } from 'zod'
import type { Service } from '../../services.ts'
import {
  address,
  type Facts,
  hostList,
  hostOrAddress,
  listOrOff,
  originList,
  orOff,
  scriptAddress,
  variable,
} from './variable.ts'

/** The address of a service that a site can do without. */
const addressOf = <Schema extends z.ZodType>(service: Service, schema: Schema, itsFacts: Facts) =>
  variable(orOff(schema), { kind: 'address', service, canBeOff: true, ...itsFacts })

/** Variables for the other services. Each address can be `off`. */
export const services = {
  GAME_API_URL: addressOf('game', address, {
    about: 'Game server: events, routes, profiles, campaigns',
    default: ({ sandbox }) => `${sandbox}/game`,
    isForServerAlone: true,
  }),
  SUBSCRIPTION_API_URL: addressOf('subscription', address, {
    about: 'Subscription service: members of Braintree and Apple',
    default: ({ sandbox }) => `${sandbox}/subscription`,
    isForServerAlone: true,
  }),
  HOSTED_PAGE_ORIGINS: variable(listOrOff(originList), {
    about: 'Origins of the payment provider’s own pages, with commas between: players are sent nowhere else to pay',
    default: ({ sandbox }) => sandbox,
    kind: 'address',
    service: 'memberships',
    canBeOff: true,
  }),
  CARD_FORM_URL: addressOf('cardForm', address, {
    about: 'The gateways’ own form for another card, which sends the player back with a nonce',
    default: ({ sandbox }) => `${sandbox}/subscription/card-form`,
  }),
  ARTICLES_API_URL: addressOf('articles', address, {
    about: 'Articles',
    default: ({ sandbox }) => `${sandbox}/articles`,
    isForServerAlone: true,
  }),
  TRAINING_PARTNER_URL: addressOf('partner', address, {
    about: 'Training-plan partner: its address; players are sent nowhere else to link their accounts',
    default: ({ sandbox }) => `${sandbox}/partner`,
  }),
  TRAINING_COMPANY_ID: variable(z.string().min(1), {
    about: 'Training-plan partner: the company that players belong to there',
    default: 'gruppetto',
  }),
  TRACKING_URL: addressOf('tracking', address, {
    about: 'Tracking: interaction events, by `/events` below it',
    default: ({ sandbox }) => `${sandbox}/tracking`,
    isForServerAlone: true,
  }),
  WEB_PAGES_URL: addressOf('web', address, {
    about: 'Web pages origin: HTML templates, below its `{product}-web-pages/views`',
    default: ({ sandbox }) => `${sandbox}/web`,
    isForServerAlone: true,
  }),
  FUNDRAISING_URL: addressOf('fundraising', address, {
    about: 'Fundraising provider, below its `{product}-web-pages/givengain`',
    default: ({ sandbox }) => `${sandbox}/web`,
    isForServerAlone: true,
  }),
  STORE_LOCATOR_SCRIPT_URL: addressOf('locator', scriptAddress, {
    about: 'Store locator: its script, a .js file without a query',
    default: ({ sandbox }) => `${sandbox}/locator/locator.js`,
  }),
  STORE_LOCATOR_COMPANY_ID: variable(z.string().min(1), {
    about: 'Store locator: whose stores it lists',
    default: 'gruppetto',
  }),
  STOREFRONT_DOMAIN: addressOf('storefront', hostOrAddress, {
    about: 'Storefront: host, or address for one without https',
    default: ({ sandbox }) => `${sandbox}/storefront`,
    isForServerAlone: true,
  }),
  STOREFRONT_API_VERSION: variable(z.string().regex(/^(\d{4}-\d{2}|unstable)$/, 'must be a version such as 2026-04'), {
    about: 'Storefront: version of its API',
    default: '2026-04',
  }),
  STOREFRONT_ACCESS_TOKEN: variable(z.string().min(1), {
    about: 'Storefront: private access token',
    default: 'example-storefront-token',
    kind: 'secret',
    service: 'storefront',
    isReadAtRunTime: true,
  }),
  TRACKING_SHORT_NAME: variable(z.string().regex(/^(?!events$)[a-z0-9_-]+$/, 'must be a short name, and not events'), {
    about: 'Tracking: the short name that e-mail sign-ups go to, below its address',
    default: 'newsletter',
  }),
  FORM_ACTION_HOSTS: variable(listOrOff(hostList), {
    about: 'Hosts that forms of content may be sent to, with commas between',
    default: ({ sandbox }) => new URL(sandbox).host,
    service: 'forms',
    canBeOff: true,
  }),
  CONTACT_HOOK_URL: addressOf('support', address, {
    about: 'Support desk: where contact requests are posted',
    default: ({ sandbox }) => `${sandbox}/support/contact`,
    isForServerAlone: true,
  }),
  CHAT_SCRIPT_URL: addressOf('chat', scriptAddress.regex(/^[^;,'\s]+$/, 'must be the address of a .js file'), {
    about: 'Chat: its script, a .js file without a query',
    default: ({ sandbox }) => `${sandbox}/chat/chat.js`,
  }),
  CHAT_AVAILABILITY_URL: addressOf('chat', address, {
    about: 'Chat: says whether an agent is there',
    default: ({ sandbox }) => `${sandbox}/chat/availability`,
    isForServerAlone: true,
  }),
}
