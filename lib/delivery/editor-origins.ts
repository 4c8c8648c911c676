import 'server-only'
import { env } from '@/lib/core/server/env'
import { isLoopback } from '@/lib/core/loopback'

/** Origins that may frame the live preview and send it sections. On this machine an editor may run beside the site. */
export const editorOrigins: readonly string[] = [
  ...env.EDITOR_ORIGINS,
  ...(isLoopback(env.SITE_URL) ? ['http://localhost:*'] : []),
]
