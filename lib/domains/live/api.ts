import { apiRequest } from '@/lib/core/api-request'
import { liveCountsSchema, type LiveCounts } from './schema'

export function fetchLiveCounts(signal?: AbortSignal): Promise<LiveCounts> {
  return apiRequest({ path: '/api/live-counts', schema: liveCountsSchema, signal })
}
