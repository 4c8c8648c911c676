import 'server-only'
import { env } from '@/lib/core/server/env'
import { editorOrigins } from './editor-origins'
import { policySources } from './page-cache/policy-sources'

/**
 * Sources that may frame a document inside the live preview: our own page, and the content system's editor around it.
 */
export const EDITOR_FRAMES = [`'self'`, ...editorOrigins]

/** The origins whose players a frame may contain once its visitor agrees. */
export const playerOrigins = (): readonly string[] => [...new Set(policySources(env).frames)]

/**
 * The policy of a frame with untrusted HTML. Its scripts run, but the document has an opaque origin: it can't access
 * cookies, storage or the surrounding page, nor any address except pictures and videos. Violations aren't reported:
 * foreign HTML tries many things, and none of them is a fault of the site.
 *
 * @param players origins of the players that may load in it (`playerOrigins`); none before its visitor agrees
 */
export function framePolicy(players: readonly string[], framedBy: readonly string[] = [`'self'`]): string {
  const { media } = policySources(env)
  return [
    `default-src 'none'`,
    'sandbox allow-scripts',
    `script-src 'unsafe-inline'`,
    `style-src 'unsafe-inline'`,
    `img-src data: ${media.join(' ')}`,
    `media-src ${media.join(' ')}`,
    `frame-src ${players.join(' ') || `'none'`}`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors ${framedBy.join(' ')}`,
  ].join('; ')
}
