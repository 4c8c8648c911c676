import type { Env } from '../../core/server/env-schema.ts'
import { servicesOff } from '../../core/server/services-off.ts'
import { reportDirectives } from '../policy-endpoint.ts'
import type { PolicySources } from './policy.ts'

/**
 * The origins that the policy allows and its report endpoint, from the environment (contracts.md, "Where each service
 * lives"). None of a service that is off is allowed.
 */
export function policySources(env: Env): PolicySources {
  const off = servicesOff(env)
  return {
    media: env.MEDIA_ORIGINS,
    frames: env.VIDEO_EMBED_ORIGINS.map(originOf),
    // On every page: a visitor who follows a link keeps the policy of the previous page, and must be able to open the
    // chat.
    scripts: off.has('chat') ? [] : [env.CHAT_SCRIPT_URL],
    // Without script a form goes through sign-in to the payment provider.
    forms: [
      ...new Set([
        ...(off.has('game') ? [] : originsOfSignIn(env)),
        ...(off.has('memberships') ? [] : env.HOSTED_PAGE_ORIGINS),
      ]),
    ],
    reports: reportDirectives(env.SITE_URL),
  }
}

/** Where a form may lead that signs in or out. */
const originsOfSignIn = ({ OIDC_ISSUER, OIDC_LOGOUT_URL, OIDC_PAGE_ORIGINS }: Env) => [
  originOf(OIDC_ISSUER),
  ...(OIDC_LOGOUT_URL === undefined ? [] : [originOf(OIDC_LOGOUT_URL)]),
  ...OIDC_PAGE_ORIGINS,
]

const originOf = (address: string) => new URL(address).origin
