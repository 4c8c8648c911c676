import 'server-only'
import { env } from '@/lib/core/server/env'
import { isLoopback } from '@/lib/core/server/env-off-machine'
import { policySources } from './page-cache/policy-sources'

/** Where the content system's editor runs, which frames the simulator. On this machine an editor may run beside it. */
export const EDITOR_FRAMES = [
  `'self'`,
  'https://*.prismic.io',
  ...(isLoopback(env.SITE_URL) ? ['http://localhost:*'] : []),
]

/**
 * The policy of a frame with HTML that nobody vouches for. Its scripts run, but the document has an origin of its own:
 * cookies, storage and the page around it are out of its reach, and so is every address but those of pictures and videos.
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
