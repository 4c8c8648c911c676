import { createHash } from 'node:crypto'

/** What a page may load besides its own origin. */
export type PolicySources = {
  /** Origins of pictures and videos (`MEDIA_ORIGINS`). */
  media: readonly string[]
  /** Origins of embedded players (`VIDEO_EMBED_ORIGINS`). */
  frames: readonly string[]
  /** Addresses of scripts of services that any page may load. */
  scripts: readonly string[]
  /** Sources that may frame the page; none by default. */
  framedBy?: readonly string[]
  /** Origins that forms may lead to besides ours: the identity provider's and the payment provider's. */
  forms: readonly string[]
  /** Directives that make browsers report violations. */
  reports: readonly string[]
}

/** `'sha256-…'` of a script's text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The content security policy of a page. Everything that it does not name is forbidden: plugins, workers.
 *
 * @param scripts CSP source expressions for scripts beside our own files: hashes on cached pages, a nonce on dynamic ones
 */
export function contentSecurityPolicy(scripts: readonly string[], sources: PolicySources): string {
  const media = sources.media.join(' ')
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...scripts, ...sources.scripts].join(' ')}`.trim(),
    `script-src-attr 'none'`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: ${media}`.trim(),
    `media-src 'self' ${media}`.trim(),
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self' ${sources.frames.join(' ')}`.trim(),
    `form-action 'self' ${sources.forms.join(' ')}`.trim(),
    `frame-ancestors ${sources.framedBy?.join(' ') ?? `'none'`}`,
    `base-uri 'none'`,
    ...sources.reports,
  ].join('; ')
}
