import { type Service, withDependents } from '../services.ts'
import type { Env } from './env-schema.ts'
import { OFF } from './env-variables/variable.ts'

/** The variables of each service: it is off if one of them is `off`. */
const variablesOf = {
  game: ['GAME_API_URL'],
  memberships: ['HOSTED_PAGE_ORIGINS'],
  subscription: ['SUBSCRIPTION_API_URL'],
  cardForm: ['CARD_FORM_URL'],
  fundraising: ['FUNDRAISING_URL'],
  partner: ['TRAINING_PARTNER_URL'],
  articles: ['ARTICLES_API_URL'],
  storefront: ['STOREFRONT_DOMAIN'],
  web: ['WEB_PAGES_URL'],
  tracking: ['TRACKING_URL'],
  forms: ['FORM_ACTION_HOSTS'],
  support: ['CONTACT_HOOK_URL'],
  chat: ['CHAT_SCRIPT_URL', 'CHAT_AVAILABILITY_URL'],
  locator: ['STORE_LOCATOR_SCRIPT_URL'],
  videos: ['VIDEO_EMBED_ORIGINS'],
} as const satisfies Record<Service, readonly (keyof Env)[]>

/** The part of the environment that says which services there are. */
export type ServiceAddresses = Pick<Env, (typeof variablesOf)[Service][number]>

/** The services that the site does without (docs/decisions/057). */
export function servicesOff(env: ServiceAddresses): ReadonlySet<Service> {
  const isOff = (name: keyof ServiceAddresses) => env[name] === OFF || env[name].length === 0
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the literal above
  const all = Object.keys(variablesOf) as Service[]
  return withDependents(all.filter((service) => variablesOf[service].some(isOff)))
}
