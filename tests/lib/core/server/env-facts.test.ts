import { describe, expect, test } from 'vitest'
import { variables } from '@/lib/core/server/env-schema'
import { pageEnvironment, pageEnvironmentId } from '@/lib/core/server/page-environment'
import { parseEnv } from '@/lib/core/server/parse-env'
import { offMachine } from '@/tests/support/off-machine'

const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16) }
const parse = (given: Record<string, string>) => parseEnv({ ...secrets, ...given })

test('pages are made anew after a change of these variables, and of no others', () => {
  const idOf = (given: Record<string, string>) => pageEnvironmentId(pageEnvironment(given))
  const ofPages = variables.map(({ name }) => name).filter((name) => idOf({ [name]: 'other' }) !== idOf({}))
  const ofSite = [
    'COUNTRY_HEADER',
    'FRONT_SECRET',
    'REDIS_URL',
    'SITE_URL',
    'SANDBOX',
    'TRIAL_LANGUAGES',
    'PRODUCT_NAME',
    'PRODUCT_SLUG',
  ]
  const ofContent = ['PRISMIC_REPOSITORY', 'PRISMIC_ENDPOINT', 'EDITOR_ORIGINS', 'MEDIA_ORIGINS', 'PICTURE_SIZES']
  const ofSignIn = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_LOGOUT_URL', 'OIDC_PAGE_ORIGINS']
  const ofOperation = ['DELIVERY_STEPS', 'FEATURE_FLAGS', 'MAINTENANCE', 'CLOCK_OFFSET_MS', 'SUPPORT_HOST']
  const ofServices = [
    'VIDEO_EMBED_ORIGINS',
    'GAME_API_URL',
    'SUBSCRIPTION_API_URL',
    'HOSTED_PAGE_ORIGINS',
    'CARD_FORM_URL',
    'ARTICLES_API_URL',
    'TRAINING_PARTNER_URL',
    'TRAINING_COMPANY_ID',
    'TRACKING_URL',
    'WEB_PAGES_URL',
    'FUNDRAISING_URL',
    'STORE_LOCATOR_SCRIPT_URL',
    'STORE_LOCATOR_COMPANY_ID',
    'STOREFRONT_DOMAIN',
    'STOREFRONT_API_VERSION',
    'TRACKING_SHORT_NAME',
    'FORM_ACTION_HOSTS',
    'CONTACT_HOOK_URL',
    'CHAT_SCRIPT_URL',
    'CHAT_AVAILABILITY_URL',
  ]
  const all = [...ofSite, ...ofContent, ...ofSignIn, ...ofOperation, ...ofServices]
  expect(ofPages.toSorted()).toEqual(all.toSorted())
})

describe('on a public site', () => {
  const ofServer = {
    PRISMIC_ENDPOINT: 'http://content.local/api/v2',
    GAME_API_URL: 'http://game.local',
    SUBSCRIPTION_API_URL: 'http://billing.local',
    ARTICLES_API_URL: 'http://articles.local',
    TRACKING_URL: 'http://tracking.local',
    WEB_PAGES_URL: 'http://web.local',
    FUNDRAISING_URL: 'http://giving.local',
    STOREFRONT_DOMAIN: 'http://shop.local',
    CONTACT_HOOK_URL: 'http://support.local',
    CHAT_AVAILABILITY_URL: 'http://chat.local',
  }
  const ofBrowsers = [
    'SITE_URL',
    'OIDC_ISSUER',
    'OIDC_LOGOUT_URL',
    'OIDC_PAGE_ORIGINS',
    'PASSWORD_PAGE_URL',
    'ACCOUNT_DELETION_URL',
    'EDITOR_ORIGINS',
    'MEDIA_ORIGINS',
    'VIDEO_EMBED_ORIGINS',
    'HOSTED_PAGE_ORIGINS',
    'CARD_FORM_URL',
    'TRAINING_PARTNER_URL',
    'STORE_LOCATOR_SCRIPT_URL',
    'CHAT_SCRIPT_URL',
  ]

  test.each(Object.entries(ofServer))('%s may be a host of our own network, which our server asks', (name, address) => {
    const refusal = `${name} (must be https, unless INTERNAL_HOSTS names its host)`
    expect(() => parseEnv({ ...offMachine, [name]: address })).toThrow(refusal)
    expect(() => parseEnv({ ...offMachine, [name]: address, INTERNAL_HOSTS: '.local' })).not.toThrow()
  })

  test.each(ofBrowsers)('%s is one that browsers reach', (name) => {
    const insecure = name.endsWith('SCRIPT_URL') ? 'http://pages.local/a.js' : 'http://pages.local'
    const given = { ...offMachine, [name]: insecure, INTERNAL_HOSTS: '.local' }
    expect(() => parseEnv(given)).toThrow(`${name} (must be https)`)
  })

  test.each([
    ['SESSION_SECRET', 'example-secret-for-this-machine-only-0123456789'],
    ['SESSION_SECRETS_BEFORE', `${'x'.repeat(32)},example-secret-for-this-machine-only-0123456789`],
    ['OIDC_CLIENT_SECRET', 'example-oidc-client-secret'],
    ['STOREFRONT_ACCESS_TOKEN', 'example-storefront-token'],
  ])('%s is not the one that this repository tells everybody', (name, value) => {
    expect(() => parseEnv({ ...offMachine, [name]: value })).toThrow(`${name} (the example’s is known to everybody)`)
  })
})

test.each([
  ['BUILD_PAGES', '-1', '0', '100000', '100001'],
  ['SEARCH_FIRST_READ_MS', '-1', '0', '86400000', '86400001'],
  ['INSTANCES', '0', '1', '1000', '1001'],
  ['OTEL_TRACES_SAMPLER_ARG', '-0.1', '0', '1', '1.1'],
])('%s is more than %s: from %s to %s, and less than %s', (name, below, least, most, above) => {
  const given = { REDIS_URL: 'redis://localhost:6379' }
  for (const value of [least, most]) expect(parse({ ...given, [name]: value })).toHaveProperty(name, Number(value))
  for (const value of [below, above]) expect(() => parse({ ...given, [name]: value })).toThrow(`${name} (`)
})

test.each([
  ['REDIS_PREFIX', 'a b', 'x'.repeat(61), 'a!'],
  ['FRONT_SECRET', 'x'.repeat(15)],
  ['FRONT_PURGE_TOKEN', 'x'.repeat(15)],
  ['FRONT_PURGE_URLS', 'fronts', 'http://a.cc,b'],
  ['STATUS_TOKEN', 'x'.repeat(31)],
  ['OPERATIONS_TOKEN', 'x'.repeat(31)],
  ['SANDBOX', 'maybe'],
  ['INTERNAL_HOSTS', 'http://a', 'a b', 'a..b', '..a', 'a.', 'a:80', 'A'],
  [
    'SECURITY_CONTACT',
    'maya@site.cc',
    'mailto:maya',
    'mailto:@site.cc',
    'mailto:maya@',
    'mailto:m m@site.cc',
    'mailto:maya@a@b',
  ],
  ['SECURITY_CONTACT', 'http://site.cc', 'https://', 'https:///a', 'https://site.cc/a b', 'xmailto:maya@site.cc'],
  ['OIDC_CLIENT_ASSERTION_FOR', 'audience'],
  ['SEARCH_INDEXING', 'maybe', 'y', 'tru', 'onn'],
])('%s refuses %s and the like', (name, ...values) => {
  for (const value of values) expect(() => parse({ [name]: value })).toThrow(`${name} (`)
})

test.each([
  ['REDIS_PREFIX', 'site.of:two_3-', 'site.of:two_3-'],
  ['REDIS_PREFIX', 'x'.repeat(60), 'x'.repeat(60)],
  ['FRONT_SECRET', 'x'.repeat(16), 'x'.repeat(16)],
  ['FRONT_PURGE_TOKEN', 'x'.repeat(16), 'x'.repeat(16)],
  ['FRONT_PURGE_URLS', 'http://a.cc/b?c, https://b.cc', ['http://a.cc/b?c', 'https://b.cc']],
  ['STATUS_TOKEN', 'x'.repeat(32), 'x'.repeat(32)],
  ['OPERATIONS_TOKEN', 'x'.repeat(32), 'x'.repeat(32)],
  ['INTERNAL_HOSTS', '.svc.cluster.local, game-2', ['.svc.cluster.local', 'game-2']],
  ['SECURITY_CONTACT', 'mailto:maya@site.cc,https://site.cc/a', ['mailto:maya@site.cc', 'https://site.cc/a']],
  ['OIDC_CLIENT_ASSERTION_FOR', 'token_endpoint', 'token_endpoint'],
  ['OIDC_PAGE_ORIGINS', 'https://a.cc/x,https://b.cc', ['https://a.cc', 'https://b.cc']],
  ['PASSWORD_PAGE_URL', 'https://a.cc/x/', 'https://a.cc/x'],
  ['ACCOUNT_DELETION_URL', 'https://a.cc/x/', 'https://a.cc/x/'],
])('%s takes %s', (name, value, read) => {
  expect(parse({ [name]: value })).toHaveProperty(name, read)
})

test.each([
  [true, ['true', '1', 'yes', 'on', ' TRUE ', 'Yes']],
  [false, ['false', '0', 'no', 'off', 'OFF', ' No']],
])('%s is said in any of the usual words', (isSo, words) => {
  expect(words.map((SEARCH_INDEXING) => parse({ SEARCH_INDEXING }).SEARCH_INDEXING)).toEqual(words.map(() => isSo))
  expect(() => parse({ SEARCH_INDEXING: 'maybe' })).toThrow('SEARCH_INDEXING (must be true or false)')
})

test('several instances need a store that they share', () => {
  expect(() => parse({ INSTANCES: '2' })).toThrow('INSTANCES (several instances need a store that they share')
  expect(parse({ INSTANCES: '2', REDIS_URL: 'redis://localhost' }).INSTANCES).toBe(2)
})
