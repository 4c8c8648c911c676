import { queryOptions } from '@tanstack/react-query'
import { fetchLiveCounts } from './api'

const REFRESH_MS = 60_000

/**
 * Asks at once and every minute [LV-009, LV-010]. A failure ends the polling and leaves the last counts
 * [LV-011, LV-012] until the page is shown anew (decisions.md, Live data).
 */
export const liveCountsQuery = queryOptions({
  queryKey: ['live-counts'],
  queryFn: ({ signal }) => fetchLiveCounts(signal),
  staleTime: 0,
  retry: false,
  refetchInterval: ({ state }) => (state.status === 'error' ? false : REFRESH_MS),
  refetchOnWindowFocus: true,
  refetchOnReconnect: false,
})
