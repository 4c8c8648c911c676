import type { PolicySources } from './policy.ts'

const DEFAULT_EMBEDS = 'https://www.youtube.com/embed/,https://player.vimeo.com/video/'

/**
 * The origins of the policy from the environment (contracts.md, "Where each service lives"). The page cache is loaded
 * outside the bundle, so it can't share the parsed `env`; the start has checked the values already.
 */
export function policySources(environment: Record<string, string | undefined>): PolicySources {
  const sandbox = `http://localhost:${environment.SANDBOX_PORT ?? 4010}`
  return {
    media: origins(environment.MEDIA_ORIGINS ?? sandbox),
    frames: list(environment.VIDEO_EMBED_ORIGINS ?? DEFAULT_EMBEDS).map((address) => new URL(address).origin),
    forms: origins(environment.OIDC_ISSUER ?? `${sandbox}/identity`),
  }
}

const list = (text: string) => text.split(',').map((part) => part.trim()).filter(Boolean)

const origins = (text: string) => list(text).map((address) => new URL(address).origin)
