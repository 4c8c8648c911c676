import * as api from '@/lib/domains/pairing/endpoints'
import { withdrawFromMission } from '@/lib/domains/pairing/server'
import { forMember } from '@/lib/domains/session/for-member'

export const DELETE = forMember(api.withdrawFromMission, async ({ member, params }) => {
  await withdrawFromMission(member, params.shortName)
  return {}
})
