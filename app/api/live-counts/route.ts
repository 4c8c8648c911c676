import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { liveCounts } from '@/lib/domains/live/endpoints'
import { getLiveCounts } from '@/lib/domains/live/server'

export const GET = forVisitor(liveCounts, () => getLiveCounts())
