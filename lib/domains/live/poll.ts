import type * as endpoints from './endpoints'
import { isLiveCounts, type LiveCounts } from './schema'

/** Visitors load this module, so it uses only the contract's type, not its schemas (docs/decisions/040). */
const path: (typeof endpoints.liveCounts)['path'] = '/api/live-counts'
const REFRESH_MS = 60_000

/**
 * Asks for the counts at once and every minute (LV-009, LV-010). A failure silently ends the polling, so that the last
 * counts stay (LV-011, LV-012), until the page is shown again (decisions.md, "Live data").
 *
 * @returns a function that ends the polling
 */
export function pollLiveCounts(show: (counts: LiveCounts) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = async () => {
    clearTimeout(timer)
    try {
      const response = await fetch(path, { signal })
      const counts: unknown = await response.json()
      if (!response.ok || !isLiveCounts(counts)) return
      show(counts)
      timer = setTimeout(() => void ask(), REFRESH_MS)
    } catch {
      // Not reported: the last counts stay.
    }
  }
  const askWhenShown = () => {
    if (document.visibilityState === 'visible') void ask()
  }
  void ask()
  document.addEventListener('visibilitychange', askWhenShown, { signal })
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
