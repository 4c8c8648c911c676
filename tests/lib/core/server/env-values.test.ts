import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/core/server/parse-env'

const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16) }

test.each([
  ['PORT', '0', '1', '65535', '65536'],
  ['KEEP_ALIVE_SECONDS', '0', '1', '3600', '3601'],
  ['CONNECTIONS', '15', '16', '65536', '65537'],
  ['CONNECTIONS_PER_ADDRESS', '7', '8', '65536', '65537'],
  ['TRUSTED_PROXIES', '-1', '0', '10', '11'],
  ['RATE_LIMIT_SCALE', '0.009', '0.01', '100', '100.1'],
  ['UPSTREAM_DEADLINE_MS', '99', '100', '30000', '30001'],
  ['DRAIN_NOTICE_MS', '-1', '0', '60000', '60001'],
])('%s is more than %s: from %s to %s, and less than %s', (name, below, least, most, above) => {
  for (const value of [least, most]) expect(parseEnv({ ...secrets, [name]: value })).toHaveProperty(name, Number(value))
  for (const value of [below, above]) expect(() => parseEnv({ ...secrets, [name]: value })).toThrow(`${name} (`)
})

test('a site that signs with its own key names it', () => {
  const refused = () => parseEnv({ ...secrets, OIDC_CLIENT_AUTHENTICATION: 'private_key_jwt' })
  expect(refused).toThrow('OIDC_CLIENT_KEY (not set, though OIDC_CLIENT_AUTHENTICATION is private_key_jwt')
})

test.each(['CACHE_DISK_MB', 'CACHE_MEMORY_MB', 'CACHE_ENTRIES'])('%s is a whole number from 1 on', (name) => {
  expect(parseEnv({ ...secrets, [name]: '1' })).toHaveProperty(name, 1)
  for (const value of ['0', '1.5', 'many']) expect(() => parseEnv({ ...secrets, [name]: value })).toThrow(`${name} (`)
})

test.each([
  ['PRISMIC_REPOSITORY', 'two words', 'Shop', 'shop/2'],
  ['PRISMIC_WEBHOOK_SECRET', 'y'.repeat(15)],
  ['SESSION_SECRET', 'x'.repeat(31)],
  ['OIDC_CLIENT_SECRET', 'x'.repeat(15)],
  ['OIDC_SCOPE', 'notopenid', 'openid  email', ' openid', 'openid ', 'openid email;'],
  ['OIDC_PROMPT', 'x omit', 'omit login', 'login omit', 'login  consent', 'login ', 'xlogin'],
  ['OIDC_EMAIL_VERIFIED', 'never'],
  ['SESSION_SECRETS_BEFORE', 'short', `${'x'.repeat(32)},short`, Array(4).fill('x'.repeat(32)).join(',')],
  ['OIDC_AUTHORIZE_PARAMETERS', 'state=1', 'a=1&Scope=openid', 'prompt=none', 'redirect_uri=https://a.cc', 'a', '=1'],
  ['OIDC_AUTHORIZE_PARAMETERS', 'response_mode=form_post', 'request_uri=https://a.cc', 'nonce=1', 'code_challenge=1'],
  ['OIDC_JOIN_PARAMETERS', 'prompt=none', 'prompt=create+none', 'prompt=', 'client_id=other', 'Prompt=create'],
  ['OIDC_TOKEN_PARAMETERS', 'grant_type=password', 'code_verifier=1', 'client_secret=1', 'refresh_token=1'],
  ['OIDC_LOGOUT_PARAMETERS', 'post_logout_redirect_uri=https://a.cc', 'id_token_hint=1', 'client_id=1'],
  ['OIDC_CLIENT_AUTHENTICATION', 'none', 'private_key_jwt,client_secret_post'],
  [
    'OIDC_CLIENT_KEY',
    'key',
    '{}',
    '{"kty":"oct","k":"c2VjcmV0","alg":"HS256"}',
    '{"kty":"EC","alg":"ES256","crv":"P-256"}',
  ],
  ['OIDC_CLAIMS', 'sub=oid', 'email', 'email=', 'email=a,email=b', 'roles=https://a.cc/roles', 'constructor=a'],
  ['LOG_LEVEL', 'trace'],
  ['HSTS_PRELOAD', '2', 'true'],
  ['NEXT_DIST_DIR', '.next/x', 'a b'],
  ['COUNTRY_HEADER', ' cf-ipcountry', 'cf_country'],
  ['REDIS_URL', 'http://localhost:6379', 'xredis://localhost', 'redissx://localhost'],
  ['BIND_ADDRESS', '127.0.0', 'example.com'],
  ['PRODUCT_SLUG', '1st', 'Slug', 'a b', 'slug!', '!slug'],
  ['EDITOR_ORIGINS', 'https://a.cc/path', 'editor', ','],
  ['VIDEO_EMBED_ORIGINS', 'ftp://videos.cc/', 'xhttps://videos.cc/'],
  ['MEDIA_ORIGINS', ',', 'pictures'],
  ['HOSTED_PAGE_ORIGINS', ','],
  ['DELIVERY_STEPS', 'faster'],
  [
    'STORE_LOCATOR_SCRIPT_URL',
    'https://a.cc/a.css',
    'https://a.cc/a.js?x',
    'https://a.cc/a.js#x',
    'https://a.cc/?a.js',
    'ftp://a.cc/a.js',
    'xhttps://a.cc/a.js',
  ],
  [
    'CHAT_SCRIPT_URL',
    'https://a.cc/a.css',
    'https://a.cc/a.js?x',
    'https://a.cc/a;.js',
    "https://a.cc/a'.js",
    'https://a.cc/a,.js',
    'ftp://a.cc/a.js',
  ],
  ['STOREFRONT_API_VERSION', '2026', '2026-1', '12026-01', '2026-011', 'unstable2', 'stable'],
  ['STOREFRONT_DOMAIN', 'two words'],
  ['TRACKING_SHORT_NAME', 'news!', '!news', 'events', 'a b', 'News', '-!'],
  ['FORM_ACTION_HOSTS', 'https://forms.cc', 'forms.cc:', 'forms.cc:x', 'forms.cc:80/path'],
  ['GAME_API_URL', 'ftp://game.cc', 'game.cc', 'xhttps://game.cc'],
  ['SITE_URL', 'ftp://gruppetto.cc', 'gruppetto.cc'],
])('%s refuses %s and the like', (name, ...values) => {
  for (const value of values) expect(() => parseEnv({ ...secrets, [name]: value })).toThrow(`${name} (`)
})

test.each([
  ['PRISMIC_REPOSITORY', 'my-shop-2', 'my-shop-2'],
  ['OIDC_ISSUER', 'https://login.cc/', 'https://login.cc/'],
  ['OIDC_AUTHORIZE_PARAMETERS', 'audience=https%3A%2F%2Fa.cc', [['audience', 'https://a.cc']]],
  ['OIDC_JOIN_PARAMETERS', 'prompt=login+create', [['prompt', 'login create']]],
  ['OIDC_CLAIMS', 'email=upn, public_id=https://a.cc/id?a=b', { email: 'upn', public_id: 'https://a.cc/id?a=b' }],
  ['SESSION_SECRETS_BEFORE', `${'x'.repeat(32)}, ${'y'.repeat(32)}`, ['x'.repeat(32), 'y'.repeat(32)]],
  ['OIDC_SCOPE', 'openid', 'openid'],
  ['OIDC_SCOPE', 'email openid https://game.cc/scope.all', 'email openid https://game.cc/scope.all'],
  ['OIDC_PROMPT', 'omit', 'omit'],
  ['OIDC_PROMPT', 'login consent select_account', 'login consent select_account'],
  ['OIDC_CLIENT_AUTHENTICATION', 'client_secret_post', 'client_secret_post'],
  ['OIDC_CLIENT_AUTHENTICATION', 'client_secret_basic', 'client_secret_basic'],
  ['OIDC_CLIENT_AUTHENTICATION', 'client_secret_jwt', 'client_secret_jwt'],
  ['OIDC_EMAIL_VERIFIED', 'claim', 'claim'],
  ['OIDC_EMAIL_VERIFIED', 'always', 'always'],
  ['HSTS_PRELOAD', '1', '1'],
  ['HSTS_PRELOAD', '0', '0'],
  ['NEXT_DIST_DIR', '.next-2_b', '.next-2_b'],
  ['REDIS_URL', 'redis://localhost:6379', 'redis://localhost:6379'],
  ['REDIS_URL', 'rediss://cache.gruppetto.cc', 'rediss://cache.gruppetto.cc'],
  ['BIND_ADDRESS', '0.0.0.0', '0.0.0.0'],
  ['BIND_ADDRESS', '::1', '::1'],
  ['BIND_ADDRESS', 'localhost', 'localhost'],
  ['COUNTRY_HEADER', 'X-Country-2', 'x-country-2'],
  ['SITE_URL', 'http://localhost:3000/some/path', 'http://localhost:3000'],
  ['GAME_API_URL', 'https://game.cc/api//', 'https://game.cc/api'],
  ['GAME_API_URL', 'http://game.cc', 'http://game.cc'],
  ['STOREFRONT_DOMAIN', 'shop.cc', 'https://shop.cc'],
  ['STOREFRONT_DOMAIN', 'http://shop.cc/', 'http://shop.cc'],
  ['STOREFRONT_DOMAIN', 'shop.cc/http://', 'https://shop.cc/http:'],
  ['STOREFRONT_API_VERSION', 'unstable', 'unstable'],
  ['STORE_LOCATOR_SCRIPT_URL', 'http://a.cc/b/locator.js', 'http://a.cc/b/locator.js'],
  ['CHAT_SCRIPT_URL', 'http://a.cc/b/chat.js', 'http://a.cc/b/chat.js'],
  ['TRACKING_SHORT_NAME', 'events-2_b', 'events-2_b'],
  ['PRODUCT_SLUG', 'gc-2', 'gc-2'],
  ['FORM_ACTION_HOSTS', 'forms.cc, a-1.cc:8080 ,', ['forms.cc', 'a-1.cc:8080']],
  ['FEATURE_FLAGS', ' one ,, -two', ['one', '-two']],
  ['DELIVERY_STEPS', '', expect.arrayContaining(['arrange-scripts', 'kept-presses'])],
  ['DELIVERY_STEPS', ' ', []],
  ['DELIVERY_STEPS', 'brotli-files', ['brotli-files']],
  ['MEDIA_ORIGINS', 'https://a.cc/path,http://b.cc', ['https://a.cc', 'http://b.cc']],
  ['HOSTED_PAGE_ORIGINS', 'https://pay.cc/', ['https://pay.cc']],
  ['VIDEO_EMBED_ORIGINS', 'http://videos.cc/embed/', ['http://videos.cc/embed/']],
  ['PRISMIC_ACCESS_TOKEN', 'token', 'token'],
  ['CLOCK_OFFSET_MS', '-5', -5],
])('%s=%s is read', (name, value, read) => {
  expect(parseEnv({ ...secrets, [name]: value })).toHaveProperty(name, read)
})

test.each(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])('the log can be %s', (LOG_LEVEL) => {
  expect(parseEnv({ ...secrets, LOG_LEVEL }).LOG_LEVEL).toBe(LOG_LEVEL)
})

test('an address of the sandbox follows its port, and an empty or wrong port counts as not set', () => {
  const addressesFor = (ports: Record<string, string>) => {
    const { SITE_URL, GAME_API_URL, FORM_ACTION_HOSTS, PORT } = parseEnv({ ...secrets, ...ports })
    return { SITE_URL, GAME_API_URL, FORM_ACTION_HOSTS, PORT }
  }
  expect(addressesFor({ PORT: '3999', SANDBOX_PORT: '4999' })).toEqual({
    PORT: 3999,
    SITE_URL: 'http://localhost:3999',
    GAME_API_URL: 'http://localhost:4999/game',
    FORM_ACTION_HOSTS: ['localhost:4999'],
  })
  for (const SANDBOX_PORT of ['', '0', '65536', '40.5', 'sandbox'])
    expect(addressesFor({ PORT: '', SANDBOX_PORT })).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      GAME_API_URL: 'http://localhost:4010/game',
    })
})
