import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isSameSecret } from './secrets'

export const DRAFT_COOKIE = '__prerender_bypass'

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string() }) })

let secret: string | undefined

/**
 * Whether a browser's cookie switches drafts on. The framework's own `draftMode()` does not know in the proxy; its secret
 * is in the build's manifest. A made-up cookie gets the cached pages.
 */
export function isDraftCookie(value: string | undefined): boolean {
  if (value === undefined) return false
  secret ??= readSecret()
  return isSameSecret(value, secret)
}

function readSecret(): string {
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'prerender-manifest.json')
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).preview.previewModeId
}
