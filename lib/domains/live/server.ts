import 'server-only'
import { sharedRead } from '@/lib/core/server/shared-read'
import { getLiveCounts as getGameLiveCounts } from '@/lib/services/game/live'
import type { LiveCounts } from './schema'

/**
 * How long an answer is shared: short compared to the minute between a visitor's refreshes, and long enough that a
 * crowd costs one call.
 */
const SHARED_FOR_MS = 5000

/** The live counts, at most five seconds old. @throws UpstreamError */
export const getLiveCounts: () => Promise<LiveCounts> = sharedRead(getGameLiveCounts, { maxAgeMs: SHARED_FOR_MS })
