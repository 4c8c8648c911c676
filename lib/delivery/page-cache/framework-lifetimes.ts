import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

const MOST = 1000

let written = 0

/**
 * The framework remembers the lifetime of each address that it has rendered, and never forgets one. Nothing needs them: our
 * entries carry their own, and the build's pages have theirs in its manifest.
 */
export function countLifetime(): void {
  written += 1
  if (written < MOST) return
  written = 0
  // The list belongs to all instances; what this one would read is never asked for.
  new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).clear()
}
