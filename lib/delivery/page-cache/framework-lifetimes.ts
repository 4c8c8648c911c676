import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

const MOST = 1000

let written = 0

/**
 * The framework remembers the lifetime of each address that it has rendered, and never forgets one. That list isn't
 * needed, so it is cleared regularly: our entries carry their own lifetimes, and the build's manifest has those of its
 * pages.
 */
export function countLifetime(): void {
  written += 1
  if (written < MOST) return
  written = 0
  // The list is shared by all instances; this instance's own data are never read.
  new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).clear()
}
