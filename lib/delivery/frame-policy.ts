import 'server-only'
import { env } from '@/lib/core/server/env'
import { editorOrigins } from './editor-origins'
import { policySources } from './page-cache/policy-sources'

/**
 * Sources that may frame a document inside the live preview: our own page, and the content system's editor around it.
 */
export const EDITOR_FRAMES = [`'self'`, ...editorOrigins]

/**
 * The policy of a frame with untrusted HTML. Its scripts run, but the document has an opaque origin: it can't access
 * cookies, storage or the surrounding page, nor any address except pictures and videos. Violations aren't reported:
 * foreign HTML tries many things, and none of them is a fault of the site.
 */
export function framePolicy(framedBy: readonly string[] = [`'self'`]): string {
  const { media, frames } = policySources(env)
  return [
    `default-src 'none'`,
    'sandbox allow-scripts',
    `script-src 'unsafe-inline'`,
    `style-src 'unsafe-inline'`,
    `img-src data: ${media.join(' ')}`,
    `media-src ${media.join(' ')}`,
    `frame-src ${frames.join(' ')}`.trim(),
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors ${framedBy.join(' ')}`,
  ].join('; ')
}
