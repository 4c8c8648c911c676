import { getPlayerResult } from '@/lib/domains/events/endpoints'
import { findPlayerResult } from '@/lib/domains/events/results/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(getPlayerResult, async ({ member, params }) => ({
  result: await findPlayerResult(member, params.id),
}))
