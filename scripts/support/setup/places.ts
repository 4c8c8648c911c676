import type { Env } from '../../../lib/core/server/env-schema.ts'
import { OFF } from '../../../lib/core/server/env-variables/variable.ts'
import { servicesOff } from '../../../lib/core/server/services-off.ts'
import { isLoopback } from '../../../lib/core/loopback.ts'
import type { Service } from '../../../lib/core/services.ts'
import { contentLocales } from '../site-locales.ts'

/** What has to be entered at one place, or done there. */
export type Place = { title: string; lines: readonly string[] }

/** What a team enters elsewhere for this environment, in the order in which it does so. No secret is among it. */
export function placesToEnter(env: Env): Place[] {
  const off = servicesOff(env)
  const has = (service: Service) => !off.has(service)
  return [
    ...(has('game') ? [identityPlace(env), gamePlace(env)] : []),
    contentPlace(env),
    ...(has('storefront') ? [storefrontPlace(env)] : []),
    ...returnPlaces(env, has),
    framePlace(env, has),
  ].filter(({ lines }) => lines.length > 0)
}

function identityPlace(env: Env): Place {
  return {
    title: `At the identity provider, ${env.OIDC_ISSUER} (docs/connecting-identity-providers.md)`,
    lines: [
      'kind: confidential web client, authorization code flow with PKCE (S256), refresh tokens that rotate',
      `redirect address: ${env.SITE_URL}/api/auth/callback`,
      `redirect address after signing out: ${env.SITE_URL}/`,
      `client authentication: ${env.OIDC_CLIENT_AUTHENTICATION}`,
      `scopes that the client may ask for: ${env.OIDC_SCOPE}`,
      ...(env.OIDC_BACKCHANNEL_LOGOUT
        ? [`back-channel logout: ${env.SITE_URL}/api/auth/backchannel-logout, with the session's id (sid)`]
        : []),
    ],
  }
}

function gamePlace(env: Env): Place {
  return {
    title: `At the game server, ${env.GAME_API_URL}`,
    lines: [`has to take access tokens of ${env.OIDC_ISSUER} with those scopes`],
  }
}

function contentPlace(env: Env): Place {
  const [usual = '', ...locales] = contentLocales(env.TRIAL_LANGUAGES)
  const { SITE_URL } = env
  return {
    title: `At Prismic, in the settings of the repository ${env.PRISMIC_REPOSITORY}`,
    lines: [
      `locales, by hand and before anything is pushed: ${[`${usual} (the site’s default)`, ...locales].join(', ')}. Other languages: docs/adding-a-language.md`,
      'models: `npm run content:push -- --part models`, with a write token in the shell (API & Security)',
      isLoopback(SITE_URL)
        ? `webhook: once the site has a public address, which Prismic can call: {SITE_URL}/api/revalidate`
        : `webhook: ${SITE_URL}/api/revalidate, its secret the value of PRISMIC_WEBHOOK_SECRET in .env`,
      `preview: domain ${SITE_URL}, preview route /api/preview`,
      `live preview of sections: ${SITE_URL}/slice-simulator`,
    ],
  }
}

function storefrontPlace(env: Env): Place {
  return {
    title: `At Shopify, ${env.STOREFRONT_DOMAIN}`,
    lines: [
      'a private Storefront API token, which may read metaobjects and product listings: STOREFRONT_ACCESS_TOKEN',
      'the definition of the metaobjects marketplace_item: `npm run shop:define` makes it (docs/connecting-real-services.md, A shop)',
    ],
  }
}

/** Services that send players back to the site, and may keep a list of addresses to which they do. */
function returnPlaces(env: Env, has: (service: Service) => boolean): Place[] {
  const { SITE_URL } = env
  const places: [Service, string, string][] = [
    ['memberships', 'At the payment provider', `${SITE_URL}/settings/membership and ${SITE_URL}/plans`],
    ['cardForm', `At the card form, ${env.CARD_FORM_URL}`, `${SITE_URL}/settings/membership`],
    ['partner', `At the training partner, ${env.TRAINING_PARTNER_URL}`, `${SITE_URL}/settings/connections`],
  ]
  return places.flatMap(([service, title, address]) =>
    has(service)
      ? [{ title, lines: [`where it keeps a list of addresses to return to: ${address}, below each language, too`] }]
      : [],
  )
}

function framePlace(env: Env, has: (service: Service) => boolean): Place {
  const scripts = [
    ...(has('chat') ? [env.CHAT_SCRIPT_URL] : []),
    ...(has('locator') ? [env.STORE_LOCATOR_SCRIPT_URL] : []),
  ].filter((address) => address !== OFF)
  return {
    title: 'Frames and scripts (content security)',
    lines: [
      `a proxy in front adds no policy and no X-Frame-Options of its own: ${env.EDITOR_ORIGINS.join(', ')} frames ${env.SITE_URL}/slice-simulator`,
      ...scripts.map(
        (address) => `where the service of ${address} keeps a list of sites that may load it: ${env.SITE_URL}`,
      ),
      ...(has('videos')
        ? [`videos there have to allow that ${env.SITE_URL} embeds them: ${env.VIDEO_EMBED_ORIGINS.join(', ')}`]
        : []),
    ],
  }
}

/** Places as a text, numbered. */
export function placesText(places: readonly Place[]): string {
  return places
    .map(({ title, lines }, index) => [`${index + 1}. ${title}`, ...lines.map((line) => `   - ${line}`)].join('\n'))
    .join('\n\n')
}
