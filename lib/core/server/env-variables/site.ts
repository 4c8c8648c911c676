import { z } from 'zod'
import { localeCode } from '../../locale-code.ts'
import { addressList, commaList, contactList, origin, variable, wholeNumber, yesOrNo } from './variable.ts'

const SCALE = 'must be a number from 0.01 to 100'

/** Variables for the site's addresses, its clients and its name. */
export const site = {
  PORT: variable(wholeNumber({ from: 1, to: 65_535 }), {
    about: 'Port of the site',
    default: '3000',
    isReadAtRunTime: true,
  }),
  BIND_ADDRESS: variable(z.union([z.ipv4(), z.ipv6(), z.literal('localhost')], 'must be an address of IPv4 or IPv6'), {
    about:
      'Address of this machine that the site listens on: 0.0.0.0 for all, where a proxy reaches it through a network',
    default: '127.0.0.1',
    isReadAtRunTime: true,
  }),
  KEEP_ALIVE_SECONDS: variable(wholeNumber({ unit: 'seconds', from: 1, to: 3600 }), {
    about: 'How long an idle connection stays open: longer than the proxy in front keeps it',
    default: '75',
    isReadAtRunTime: true,
  }),
  CONNECTIONS: variable(wholeNumber({ unit: 'connections', from: 16, to: 65_536 }), {
    about: 'Open connections at most, some 20 KB each',
    default: '2048',
    isReadAtRunTime: true,
  }),
  CONNECTIONS_PER_ADDRESS: variable(wholeNumber({ unit: 'connections', from: 8, to: 65_536 }), {
    about:
      'Open connections of one address at most; with TRUSTED_PROXIES an address is a proxy’s, and this does not count',
    default: '512',
    isReadAtRunTime: true,
  }),
  TRUSTED_PROXIES: variable(wholeNumber({ unit: 'proxies', from: 0, to: 10 }), {
    about:
      'How many proxies of ours requests come through, each of which appends its caller to x-forwarded-for; 0 trusts no header',
    default: '0',
    isReadAtRunTime: true,
  }),
  COUNTRY_HEADER: variable(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]+$/, 'must be the name of a header')
      .optional(),
    {
      about:
        'The header in which the outermost of them says which country a visitor is in, such as cf-ipcountry; it counts only where TRUSTED_PROXIES does',
    },
  ),
  RATE_LIMIT_SCALE: variable(z.coerce.number(SCALE).min(0.01, SCALE).max(100, SCALE), {
    about: 'Multiplies what one client may do in a while (lib/core/limits.ts), from 0.01 to 100',
    default: '1',
    isReadAtRunTime: true,
  }),
  REDIS_URL: variable(
    z.url({ protocol: /^rediss?$/, error: 'must be an address with redis:// or rediss://' }).optional(),
    {
      about:
        'Several instances: the Redis in which they count tries, remember sign-outs, tell each other of publishes and do once what must not be done twice (rediss:// encrypts)',
      // Where several instances may answer, no page's data are a file (`page-decorator.ts`).
      onlyPresenceCounts: true,
    },
  ),
  REDIS_PREFIX: variable(
    z
      .string()
      .regex(/^[\w.:-]{1,60}$/, 'must be letters, digits and .:_-')
      .optional(),
    {
      about: 'What the site’s keys in that Redis begin with, where several sites share it; PRODUCT_SLUG unless said',
      isReadAtRunTime: true,
    },
  ),
  INSTANCES: variable(wholeNumber({ unit: 'instances', from: 1, to: 1000 }), {
    about:
      'How many instances of the site run at a time; more than one need REDIS_URL, and none of them does alone what must not be done twice',
    default: '1',
    isReadAtRunTime: true,
  }),
  FRONT_SECRET: variable(z.string().min(16).optional(), {
    about:
      'By which a cache in front and the site know each other (deploy/varnish/README.md); 16 characters or more. Without one no cache in front keeps anything',
    // A front's copy of a document may outlive the page, so that no page's data are a file then (`page-decorator.ts`).
    onlyPresenceCounts: true,
  }),
  FRONT_PURGE_URLS: variable(addressList, {
    about:
      'Caches in front that are told of publishes, commas between: each Varnish, https://api.fastly.com/service/{id}, https://api.cloudflare.com/client/v4/zones/{id}',
    default: '',
    isReadAtRunTime: true,
  }),
  FRONT_PURGE_TOKEN: variable(z.string().min(16).optional(), {
    about: 'Token by which Fastly or Cloudflare take purges',
    isReadAtRunTime: true,
  }),
  SITE_URL: variable(origin, {
    about: 'Public origin of the site',
    default: ({ port }) => `http://localhost:${port}`,
    kind: 'address',
  }),
  SANDBOX: variable(z.enum(['on', 'off'], 'must be on or off'), {
    about:
      'off: nothing comes from the sandbox. A service whose address is not set is off, and content is the repository’s at Prismic',
    default: 'on',
  }),
  INTERNAL_HOSTS: variable(
    commaList.pipe(
      z.array(z.string().regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be hosts, or .name for all below one')),
    ),
    {
      about:
        'Hosts of our own network, with commas between, .name for all below one: our server may ask services there by http, and they need no public name',
      default: '',
      isReadAtRunTime: true,
    },
  ),
  HSTS_PRELOAD: variable(z.enum(['0', '1'], 'must be 0 or 1'), {
    about: '1 lets browsers’ makers list the domain as reached by TLS alone, with every host of it; hard to take back',
    default: '0',
    isReadAtRunTime: true,
  }),
  TRIAL_LANGUAGES: variable(
    commaList.pipe(z.array(z.string().regex(localeCode, 'must be codes of languages, such as ar'))),
    {
      about:
        'Languages on trial that the site has beside its others, with commas between: those of i18n/languages.ts with isTrial (docs/adding-a-language.md)',
      default: '',
    },
  ),
  SEARCH_INDEXING: variable(yesOrNo, {
    about: 'false for a trial site: robots.txt keeps crawlers out, and every answer asks search engines not to list it',
    default: 'true',
    isReadAtRunTime: true,
  }),
  SECURITY_CONTACT: variable(contactList, {
    about:
      'Where to report vulnerabilities, for /.well-known/security.txt: addresses with mailto: or https:, with commas between, the preferred one first; the file is there only with one',
    default: '',
    isReadAtRunTime: true,
  }),
  PRODUCT_NAME: variable(z.string().min(1), {
    about: 'Fills {product} in sentences; the name in theme.ts unless said',
    default: ({ productName }) => productName,
  }),
  PRODUCT_SLUG: variable(z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a lower-case slug'), {
    about: 'Fills {product} in paths and field names',
    default: 'gruppetto',
  }),
  SUPPORT_HOST: variable(z.string().min(1), { about: 'Fills {host} in support@{host}', default: 'gruppetto.example' }),
}
