import type { Env } from '../../core/server/env-schema.ts'
import { OFF } from '../../core/server/env-variables/variable.ts'
import { reportDirectives } from '../policy-endpoint.ts'
import type { PolicySources } from './policy.ts'

type Sources = Pick<
  Env,
  'SITE_URL' | 'MEDIA_ORIGINS' | 'VIDEO_EMBED_ORIGINS' | 'OIDC_ISSUER' | 'HOSTED_PAGE_ORIGINS' | 'CHAT_SCRIPT_URL'
>

/**
 * The origins that the policy allows and its report endpoint, from the environment (contracts.md, "Where each service
 * lives").
 */
export function policySources(env: Sources): PolicySources {
  return {
    media: env.MEDIA_ORIGINS,
    frames: env.VIDEO_EMBED_ORIGINS.map(originOf),
    // On every page: a visitor who follows a link keeps the policy of the previous page, and must be able to open the
    // chat.
    scripts: [env.CHAT_SCRIPT_URL].filter(isOn),
    // Without script a form goes through sign-in to the payment provider.
    forms: [...new Set([...[env.OIDC_ISSUER].filter(isOn).map(originOf), ...env.HOSTED_PAGE_ORIGINS])],
    reports: reportDirectives(env.SITE_URL),
  }
}

const isOn = (address: string) => address !== OFF

const originOf = (address: string) => new URL(address).origin
