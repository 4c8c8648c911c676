import 'server-only'
import { env } from '@/lib/core/server/env'
import { editorOrigins } from './editor-origins'
import { policySources } from './page-cache/policy-sources'

/** Who may frame what stands on a page that the content system's editor frames: that page, and the editor around it. */
export const EDITOR_FRAMES = [`'self'`, ...editorOrigins]

/**
 * The policy of a frame with HTML that nobody vouches for. Its scripts run, but the document has an origin of its own:
 * cookies, storage and the page around it are out of its reach, and so is every address but those of pictures and videos.
 * Nobody is told what it stops there: foreign HTML tries this and that, and none of it is a fault of the site.
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
