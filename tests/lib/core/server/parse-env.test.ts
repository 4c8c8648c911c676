import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/core/server/parse-env'
import { offMachine } from '@/tests/support/off-machine'

const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16) }

test('on this machine two secrets are enough', () => {
  expect(parseEnv(secrets)).toMatchObject({ SITE_URL: 'http://localhost:3000', BIND_ADDRESS: '127.0.0.1', PORT: 3000 })
})

test('one service can be real while the others are the sandbox', () => {
  expect(parseEnv({ ...secrets, GAME_API_URL: 'https://game.gruppetto.cc' })).toMatchObject({
    GAME_API_URL: 'https://game.gruppetto.cc',
    ARTICLES_API_URL: 'http://localhost:4010/articles',
    WEB_PAGES_URL: 'http://localhost:4010/web',
    TRAINING_PARTNER_URL: 'http://localhost:4010/partner',
  })
})

test('names every variable that is missing or malformed, in one sentence', () => {
  expect(() => parseEnv({ GAME_API_URL: 'game', BIND_ADDRESS: 'somewhere' })).toThrow(
    /^The environment is not complete: (?=.*BIND_ADDRESS)(?=.*GAME_API_URL)(?=.*SESSION_SECRET).*; see \.env\.example\.$/,
  )
})

test.each([
  ['true', true],
  ['TRUE', true],
  ['1', true],
  ['yes', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['no', false],
  ['off', false],
  [undefined, false],
])('MAINTENANCE=%s is %s [CT-015]', (MAINTENANCE, isOn) => {
  expect(parseEnv({ ...secrets, MAINTENANCE }).MAINTENANCE).toBe(isOn)
})

test.each(['ture', '2', 'maintenance', 'null'])(
  'MAINTENANCE=%s is refused, since it may mean either',
  (MAINTENANCE) => {
    expect(() => parseEnv({ ...secrets, MAINTENANCE })).toThrow('MAINTENANCE (must be true or false)')
  },
)

test.each([
  ['OIDC_SCOPE', 'profile email'],
  ['OIDC_SCOPE', 'openid "quoted"'],
  ['OIDC_PROMPT', 'none'],
  ['OIDC_CLIENT_AUTHENTICATION', 'password'],
  ['KEEP_ALIVE_SECONDS', '0'],
  ['NEXT_DIST_DIR', '../elsewhere'],
  ['COUNTRY_HEADER', 'cf-ipcountry: CA'],
])('refuses %s=%s', (name, value) => {
  expect(() => parseEnv({ ...secrets, [name]: value })).toThrow(name)
})

test('several instances start with a store that they share, and with none say what is missing', () => {
  expect(parseEnv(secrets).INSTANCES).toBe(1)
  const REDIS_URL = 'redis://store.gruppetto.cc'
  expect(parseEnv({ ...secrets, INSTANCES: '2', REDIS_URL })).toMatchObject({ INSTANCES: 2, REDIS_URL })
  expect(() => parseEnv({ ...secrets, INSTANCES: '2' })).toThrow(
    'INSTANCES (several instances need a store that they share: name it in REDIS_URL)',
  )
  expect(() => parseEnv({ ...offMachine, INSTANCES: '3' })).toThrow('name it in REDIS_URL')
})

test.each(['0', '1.5', 'two'])('INSTANCES=%s is no number of instances', (INSTANCES) => {
  expect(() => parseEnv({ ...secrets, INSTANCES })).toThrow('INSTANCES')
})

describe('for a site that others reach', () => {
  test('takes real addresses and secrets', () => {
    expect(parseEnv(offMachine)).toMatchObject({
      SITE_URL: 'https://gruppetto.cc',
      STOREFRONT_DOMAIN: 'https://gruppetto.myshopify.com',
    })
  })

  test('nothing of the sandbox fills a gap: all that is missing is named at once', () => {
    const { SITE_URL, SESSION_SECRET, PRISMIC_WEBHOOK_SECRET } = offMachine
    const missing = () => parseEnv({ SITE_URL, SESSION_SECRET, PRISMIC_WEBHOOK_SECRET })
    for (const name of Object.keys(offMachine).filter((each) => !/^(SITE_URL|SESSION_|PRISMIC_WEBHOOK_)/.test(each)))
      expect(missing).toThrow(`${name} (`)
  })

  test.each([
    ['SITE_URL', 'http://gruppetto.cc'],
    ['SITE_URL', 'https://gruppetto.example'],
    ['SITE_URL', 'http://0.0.0.0:3000'],
    ['GAME_API_URL', 'http://game.gruppetto.cc'],
    ['GAME_API_URL', 'https://localhost:4010/game'],
    ['GAME_API_URL', 'https://game.localhost'],
    ['GAME_API_URL', 'https://127.0.0.2/game'],
    ['GAME_API_URL', 'https://[::1]/game'],
    ['GAME_API_URL', 'https://[::ffff:127.0.0.1]/game'],
    ['GAME_API_URL', 'https://0.0.0.0/game'],
    ['ARTICLES_API_URL', 'https://articles.example'],
    ['ARTICLES_API_URL', 'https://articles.example.com.'],
    ['TRACKING_URL', 'https://tracking.test'],
    ['STOREFRONT_DOMAIN', 'shop.example'],
    ['PRISMIC_ENDPOINT', 'http://gruppetto.cdn.prismic.io/api/v2'],
    ['PRISMIC_ENDPOINT', 'https://another.cdn.prismic.io/api/v2', 'PRISMIC_REPOSITORY'],
    ['PRISMIC_REPOSITORY', 'another'],
    ['EDITOR_ORIGINS', 'https://*.prismic.io'],
    ['EDITOR_ORIGINS', 'https://gruppetto.prismic.io,https://editor.gruppetto.cc:*'],
    ['MEDIA_ORIGINS', 'https://images.prismic.io,http://localhost:4010'],
    ['VIDEO_EMBED_ORIGINS', 'http://www.youtube.com/embed/'],
    ['OIDC_ISSUER', 'http://identity.gruppetto.cc'],
    ['SUPPORT_HOST', 'gruppetto.example'],
    ['SESSION_SECRET', 'example-secret-for-this-machine-only-0123456789'],
    ['PRISMIC_WEBHOOK_SECRET', 'example-webhook-secret'],
    ['OIDC_CLIENT_SECRET', 'example-oidc-client-secret'],
    ['STOREFRONT_ACCESS_TOKEN', 'example-storefront-token'],
    ['CLOCK_OFFSET_MS', '1'],
    ['COUNTRY_HEADER', 'cf-ipcountry'],
  ])('refuses %s=%s', (name, value, named = name) => {
    expect(() => parseEnv({ ...offMachine, [name]: value })).toThrow(`${named} (`)
  })

  test('only the repository’s own editor sees the live preview, unless another is named', () => {
    const endpoint = { PRISMIC_ENDPOINT: 'https://ours.cdn.prismic.io/api/v2', PRISMIC_REPOSITORY: 'ours' }
    expect(parseEnv({ ...offMachine, ...endpoint }).EDITOR_ORIGINS).toEqual(['https://ours.prismic.io'])
    const EDITOR_ORIGINS = 'https://editor.gruppetto.cc'
    expect(parseEnv({ ...offMachine, ...endpoint, EDITOR_ORIGINS }).EDITOR_ORIGINS).toEqual([EDITOR_ORIGINS])
  })

  test('a header with the country is believed behind a proxy of ours, in whatever spelling it is named', () => {
    const behind = { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '1' }
    expect(parseEnv({ ...offMachine, ...behind }).COUNTRY_HEADER).toBe('cf-ipcountry')
  })

  test('a refusal repeats no secret', () => {
    const refused = () => parseEnv({ ...offMachine, GAME_API_URL: 'http://x.cc', SESSION_SECRET: 'short-secret' })
    expect(refused).toThrow(/SESSION_SECRET/)
    expect(refused).not.toThrow(/short-secret/)
  })
})
