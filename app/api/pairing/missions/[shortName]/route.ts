import { withdrawFrom } from '@/lib/domains/campaigns/server'
import * as api from '@/lib/domains/pairing/endpoints'
import { forMember } from '@/lib/domains/session/for-member'

/** Withdraws a player whom the coaching doesn't accept from the mission that it belongs to [PA-020]. */
export const DELETE = forMember(api.withdrawFromMission, async ({ member, params }) => {
  await withdrawFrom(member, params.shortName)
  return {}
})
