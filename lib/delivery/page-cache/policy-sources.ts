import type { Env } from '../../core/server/env-schema.ts'
import type { PolicySources } from './policy.ts'

/** The origins that the policy allows, from the environment (contracts.md, "Where each service lives"). */
export function policySources(
  env: Pick<Env, 'MEDIA_ORIGINS' | 'VIDEO_EMBED_ORIGINS' | 'OIDC_ISSUER' | 'CHAT_SCRIPT_URL'>,
): PolicySources {
  return {
    media: env.MEDIA_ORIGINS,
    frames: env.VIDEO_EMBED_ORIGINS.map(originOf),
    // On every page: who follows a link keeps the policy of the page before, and finds help all the same.
    scripts: [env.CHAT_SCRIPT_URL],
    forms: [originOf(env.OIDC_ISSUER)],
  }
}

const originOf = (address: string) => new URL(address).origin
