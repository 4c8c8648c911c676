import { endpoint } from '@/lib/core/endpoint'
import { isLiveCounts } from './schema'

/** How many players and events are active. */
export const liveCounts = endpoint('GET', '/api/live-counts', { limit: 'reads', answer: isLiveCounts })
