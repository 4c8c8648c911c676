import 'server-only'
import { sharedRead } from '@/lib/core/server/shared-read'
import { getLiveCounts as getGameLiveCounts } from '@/lib/services/game/live'
import type { LiveCounts } from './schema'

/** Short compared to the minute between a visitor's refreshes, and long enough for a crowd to cost one call. */
const SHARED_FOR_MS = 5000

/** The live counts, at most five seconds old. @throws UpstreamError */
export const getLiveCounts: () => Promise<LiveCounts> = sharedRead(getGameLiveCounts, { maxAgeMs: SHARED_FOR_MS })
