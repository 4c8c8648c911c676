import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkServices } from '../../../scripts/support/services-check/check-services'
import type { Finding } from '../../../scripts/support/services-check/finding'
import { asText, exitCodeOf } from '../../../scripts/support/services-check/report'
import { type Deviation, json, type Services, startServices } from './deviating-services'

const root = join(import.meta.dirname, '../../..')

let services: Services
beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.close())
beforeEach(() => services.deviate())

const check = (variables: Readonly<Record<string, string>> = {}, token?: string) =>
  checkServices(services.env(variables), { root, token })

const of = (findings: readonly Finding[], outcome: Finding['outcome']) =>
  findings.filter((each) => each.outcome === outcome)
const named = ({ service, what, lookAt }: Finding) => `${service} ${what}: ${lookAt.join(', ')}`

/** What differs where the services deviate, each with what to look at. */
async function differing(...deviations: readonly Deviation[]) {
  services.deviate(...deviations)
  return of(await check(), 'differs').map(named)
}

describe('at services as the sandbox has them', () => {
  test('everything fits, for a player as well', async () => {
    const findings = await check({}, 'demo-member')
    expect(of(findings, 'differs')).toEqual([])
    expect(of(findings, 'fits').length).toBeGreaterThan(40)
    for (const what of [
      'locales',
      'custom types',
      'redirect address',
      'client',
      'metaobjects marketplace_item',
      'live preview',
    ])
      expect(findings).toContainEqual(expect.objectContaining({ what, outcome: 'fits' }))
  })

  test('it reads: what is not asked by GET is a search, a question in GraphQL, and a request for tokens that is refused', async () => {
    services.takeAsked()
    await check({}, 'demo-member')
    const others = services.takeAsked().filter((asked) => !asked.startsWith('GET '))
    expect(others.toSorted()).toEqual([
      'POST /game/eventfeed/public/search',
      'POST /game/eventfeed/search',
      'POST /identity/token',
      expect.stringMatching(/^POST \/storefront\/api\/\d{4}-\d{2}\/graphql\.json$/),
    ])
  })

  test('calls with token are named as not asked without a player’s token', async () => {
    const findings = await check()
    expect(of(findings, 'not asked').map(({ what }) => what)).toContain('GET /profiles/me (getProfile)')
  })

  test('what can’t be read is said to be so: webhook, preview address, and services that are only sent something', async () => {
    const findings = of(await check(), 'not asked').map(named)
    for (const each of [
      'content webhook: PRISMIC_WEBHOOK_SECRET',
      'content preview address: SITE_URL',
      'support calls: CONTACT_HOOK_URL',
    ])
      expect(findings).toContain(each)
  })

  test('a service that is off is not asked', async () => {
    services.takeAsked()
    const findings = await check({
      GAME_API_URL: 'off',
      OIDC_ISSUER: 'off',
      STOREFRONT_DOMAIN: 'off',
      CHAT_SCRIPT_URL: 'off',
    })
    expect(findings.map(({ service }) => service)).not.toContain('identity')
    expect(
      services.takeAsked().filter((asked) => /\/(game|identity|storefront|chat|subscription)\//.test(asked)),
    ).toEqual([])
  })
})

describe('where services deviate', () => {
  test('ten deviations at once are each named, with the variable to look at, and nothing else', async () => {
    const found = await differing(
      [
        /\/content\/api\/v2$/,
        json(({ languages, types, ...others }) => ({
          ...others,
          languages: (languages as { id: string }[]).filter(({ id }) => id !== 'ja-jp'),
          types: Object.fromEntries(Object.entries(types as object).filter(([type]) => type !== 'campaign_stage')),
        })),
      ],
      [
        /openid-configuration$/,
        json((described) => ({
          ...described,
          issuer: `${String(described.issuer)}/`,
          scopes_supported: ['openid', 'profile', 'email', 'game'],
          code_challenge_methods_supported: ['plain'],
        })),
      ],
      [
        /\/storefront\//,
        () => Response.json({ data: { metaobjects: { edges: [], pageInfo: { hasNextPage: false } } } }),
      ],
      [
        /\/public\/events\/upcoming$/,
        json((events) =>
          (events as unknown as object[]).map((event) =>
            Object.assign(event, { eventStart: undefined, startTime: 'later' }),
          ),
        ),
      ],
      [/\/article_cards$/, () => new Response('<h1>Soon</h1>', { headers: { 'content-type': 'text/html' } })],
      [/\/membership-plans$/, async (answer) => Response.json(await answer.json(), { status: 203 })],
      [/\/subscription\/plan$/, () => new Response('nothing here', { status: 404 })],
    )
    expect(found.toSorted()).toEqual([
      'articles GET /article_cards (listArticleCards): ARTICLES_API_URL, docs/contracts/articles.yaml',
      'content custom types: PRISMIC_REPOSITORY, PRISMIC_WRITE_TOKEN (in the shell alone)',
      'content locales: the repository’s locales, made by hand, i18n/languages.ts, PRISMIC_REPOSITORY',
      'game GET /membership/membership-plans (listMembershipPlans): GAME_API_URL, docs/contracts/game.yaml',
      'game GET /public/events/upcoming (listUpcomingEvents): GAME_API_URL, docs/contracts/game.yaml',
      'identity PKCE: OIDC_ISSUER',
      'identity issuer: OIDC_ISSUER',
      'identity scopes: OIDC_SCOPE',
      'storefront metaobjects marketplace_item: STOREFRONT_ACCESS_TOKEN, the definition’s access for storefronts',
      'subscription GET /plan (listSubscriptionPlans): SUBSCRIPTION_API_URL, docs/contracts/subscription.yaml',
    ])
  })

  test.each<[string, Deviation, string[]]>([
    [
      'the content system takes no token',
      [
        /\/content\//,
        () => Response.json({ type: 'api_security_error', message: 'Invalid access token' }, { status: 401 }),
      ],
      ['content repository: PRISMIC_ACCESS_TOKEN'],
    ],
    [
      'there is no such repository',
      [/\/content\//, () => Response.json({}, { status: 404 })],
      ['content repository: PRISMIC_REPOSITORY, PRISMIC_ENDPOINT'],
    ],
    [
      'another website answers for the content system',
      [/\/content\//, () => new Response('<p>Hello', { headers: { 'content-type': 'text/html' } })],
      ['content repository: PRISMIC_ENDPOINT'],
    ],
    [
      'the storefront takes no token',
      [/\/storefront\//, () => Response.json({ errors: [] }, { status: 401 })],
      ['storefront token: STOREFRONT_ACCESS_TOKEN, STOREFRONT_DOMAIN'],
    ],
    [
      'the storefront’s token has no access to metaobjects',
      [/\/storefront\//, () => Response.json({ errors: [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }] })],
      ['storefront metaobjects marketplace_item: STOREFRONT_ACCESS_TOKEN, the definition’s access for storefronts'],
    ],
    [
      'the titles and names in the shop are empty',
      [
        /\/storefront\//,
        async (answer) =>
          new Response((await answer.text()).replaceAll(/("key":"(?:title|name)","value":)"[^"]*"/g, '$1" "'), answer),
      ],
      ['storefront metaobjects marketplace_item: the definition’s keys'],
    ],
    [
      'the storefront refuses the question of the site itself, for its cost',
      [
        /\/storefront\//,
        async (answer) =>
          // Only the site's own question asks for the page's end.
          (await answer.clone().text()).includes('"pageInfo"')
            ? Response.json({ errors: [{ message: 'no', extensions: { code: 'MAX_COST_EXCEEDED' } }] })
            : answer,
      ],
      ['storefront metaobjects marketplace_item: STOREFRONT_API_VERSION, lib/services/storefront/marketplace-items.ts'],
    ],
    [
      'the storefront’s version has ended',
      [
        /\/storefront\//,
        async (answer) => new Response(await answer.text(), { headers: { 'x-shopify-api-version': '2036-04' } }),
      ],
      ['storefront version: STOREFRONT_API_VERSION'],
    ],
    [
      'the provider refuses the site’s secret',
      [/\/identity\/token$/, () => Response.json({ error: 'invalid_client' }, { status: 401 })],
      ['identity client: OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CLIENT_AUTHENTICATION'],
    ],
    [
      'the provider refuses a scope',
      [
        /\/identity\/auth$/,
        (_, request) => {
          const back = new URL(new URL(request.url).searchParams.get('redirect_uri') ?? '')
          back.searchParams.set('error', 'invalid_scope')
          return Response.redirect(back, 302)
        },
      ],
      ['identity sign-in: OIDC_SCOPE'],
    ],
    [
      'the provider is not there',
      [/openid-configuration$/, () => new Response('', { status: 404 })],
      ['identity description: OIDC_ISSUER'],
    ],
    [
      'the provider’s pages are elsewhere',
      [
        /openid-configuration$/,
        json((described) => ({
          ...described,
          authorization_endpoint: undefined,
          end_session_endpoint: 'https://login.cc/end',
        })),
      ],
      [
        'identity endpoints: OIDC_ISSUER',
        'identity pages: OIDC_PAGE_ORIGINS',
        'identity address after signing out: OIDC_LOGOUT_URL, OIDC_ISSUER',
      ],
    ],
    [
      'the chat’s script is a page',
      [/\/chat\/chat\.js$/, () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
      ['chat script: CHAT_SCRIPT_URL'],
    ],
    [
      'the chat says nothing of agents',
      [/\/chat\/availability$/, () => Response.json({ agents: 3 })],
      ['chat GET / (getAgentAvailability): CHAT_AVAILABILITY_URL, docs/contracts/chat.yaml'],
    ],
    [
      'the locator is gone',
      [/\/locator\//, () => new Response('', { status: 410 })],
      ['locator script: STORE_LOCATOR_SCRIPT_URL'],
    ],
    [
      'a proxy forbids frames',
      [
        /\/slice-simulator$/,
        (answer) => new Response('', { headers: { ...Object.fromEntries(answer.headers), 'x-frame-options': 'DENY' } }),
      ],
      ['site live preview: EDITOR_ORIGINS, a proxy in front'],
    ],
    [
      'a proxy adds a policy of its own that forbids frames',
      [
        /\/slice-simulator$/,
        (answer) => {
          answer.headers.append('content-security-policy', "default-src 'self'; frame-ancestors 'none'")
          return answer
        },
      ],
      ['site live preview: EDITOR_ORIGINS, a proxy in front'],
    ],
    [
      'a policy names another host that begins as the editor’s does',
      [
        /\/slice-simulator$/,
        () =>
          new Response('', {
            headers: { 'content-security-policy': 'frame-ancestors https://gruppetto.prismic.io.example.com' },
          }),
      ],
      ['site live preview: EDITOR_ORIGINS, a proxy in front'],
    ],
    [
      'a proxy removes the site’s policy',
      [/\/slice-simulator$/, () => new Response('')],
      ['site live preview: EDITOR_ORIGINS, a proxy in front'],
    ],
    [
      'another site answers at the site’s address',
      [/\/api\/preview$/, () => new Response('<p>Hello', { headers: { 'content-type': 'text/html' } })],
      ['site preview: SITE_URL'],
    ],
  ])('%s: it is named', async (_, deviation, expected) => {
    expect(await differing(deviation)).toEqual(expected)
  })

  test('a secret that the provider does not know is named', async () => {
    const findings = await check({ OIDC_CLIENT_SECRET: 'of-another-environment' })
    expect(of(findings, 'differs').map(named)).toEqual([
      'identity client: OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CLIENT_AUTHENTICATION',
    ])
  })

  test('a policy that says nothing of frames forbids none', async () => {
    const others = "img-src 'self', FRAME-ANCESTORS 'self' https://gruppetto.prismic.io; script-src 'self'"
    services.deviate([/\/slice-simulator$/, () => new Response('', { headers: { 'content-security-policy': others } })])
    expect(await check()).toContainEqual(expect.objectContaining({ what: 'live preview', outcome: 'fits' }))
  })

  test.each([
    ['429', () => new Response('', { status: 429 })],
    ['430', () => new Response('', { status: 430 })],
    ['THROTTLED', () => Response.json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] })],
    [
      'failed itself',
      () => Response.json({ errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    ],
  ])('a storefront that is asked too much, or fails (%s), is unclear: no word of a wrong token', async (by, answer) => {
    services.deviate([/\/storefront\//, answer])
    const ofShop = (await check()).filter(({ service }) => service === 'storefront')
    expect(ofShop).toEqual([expect.objectContaining({ outcome: 'unclear', says: expect.stringContaining(by) })])
  })

  test('addresses of the provider that are no whole ones are named, and all else is checked', async () => {
    const relative = { authorization_endpoint: '/oauth/authorize', end_session_endpoint: '/oauth/logout', jwks_uri: 7 }
    services.deviate([/openid-configuration$/, json((described) => ({ ...described, ...relative }))])
    const findings = await check()
    expect(of(findings, 'differs')).toEqual([
      expect.objectContaining({
        service: 'identity',
        what: 'endpoints',
        says: 'authorization_endpoint, jwks_uri, end_session_endpoint must be a whole address',
      }),
    ])
    expect(findings).toContainEqual(expect.objectContaining({ what: 'client', outcome: 'fits' }))
    expect(findings).toContainEqual(expect.objectContaining({ what: 'metaobjects marketplace_item', outcome: 'fits' }))
  })

  test('a key of the site’s own that is no key is named, and all else is checked', async () => {
    const jwk = { kty: 'EC', alg: 'ES256', crv: 'P-256', x: 'AAAA', y: 'AAAA', d: 'AAAA' }
    const variables = { OIDC_CLIENT_AUTHENTICATION: 'private_key_jwt', OIDC_CLIENT_KEY: JSON.stringify(jwk) }
    const findings = await check(variables)
    expect(of(findings, 'differs').map(named)).toContain('identity client: OIDC_CLIENT_KEY')
    expect(findings).toContainEqual(expect.objectContaining({ what: 'metaobjects marketplace_item', outcome: 'fits' }))
  })

  test('a check that breaks off says so, the command fails, and all else is checked', async () => {
    const env = { ...services.env(), STORE_LOCATOR_SCRIPT_URL: 'no address', PRISMIC_ENDPOINT: 'none either' }
    const findings = await checkServices(env, { root })
    for (const service of ['content', 'locator'])
      expect(findings.filter((each) => each.service === service)).toEqual([
        expect.objectContaining({ what: 'check', outcome: 'broke off', says: expect.stringContaining('Invalid URL') }),
      ])
    expect(findings).toContainEqual(expect.objectContaining({ what: 'metaobjects marketplace_item', outcome: 'fits' }))
    expect(exitCodeOf(findings)).toBe(2)
    expect(asText(findings, [])).toMatch(/! check: failed itself.*2 broke off$/s)
  })

  test('a redirect address that the provider does not know is named', async () => {
    const findings = await checkServices(services.env({ SITE_URL: 'http://localhost:3999' }), { root })
    expect(of(findings, 'differs').map(named)).toEqual([
      'identity redirect address: OIDC_CLIENT_ID, SITE_URL',
      'identity address after signing out: SITE_URL',
      'cardForm page: CARD_FORM_URL, SITE_URL',
    ])
  })

  test('pictures of hosts that pages don’t allow are named, in content and in the shop', async () => {
    const findings = await checkServices(services.env({ MEDIA_ORIGINS: 'https://pictures.cc' }), { root })
    expect(of(findings, 'differs').map(named)).toEqual([
      'content pictures: MEDIA_ORIGINS',
      'storefront pictures: MEDIA_ORIGINS',
    ])
  })

  test('a service that does not answer is asked once, and not for everything', async () => {
    const findings = await check({ GAME_API_URL: 'http://127.0.0.1:9' })
    const ofGame = findings.filter(({ service }) => service === 'game')
    expect(ofGame.map(({ outcome }) => outcome)).toEqual(['differs', 'not asked'])
  })

  test('a player’s token that is not taken is named as that', async () => {
    const findings = await check({}, 'nobody')
    const ofGame = findings.filter(
      ({ service, lookAt }) => service === 'game' && lookAt.join().startsWith('PLAYER_TOKEN'),
    )
    expect(ofGame[0]).toMatchObject({ outcome: 'differs', says: 'the player’s token is not taken (401)' })
    expect(new Set(ofGame.slice(1).map(({ outcome }) => outcome))).toEqual(new Set(['not asked']))
  })
})
