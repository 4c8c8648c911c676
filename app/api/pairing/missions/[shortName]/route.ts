import { withdrawFromMission } from '@/lib/domains/pairing/server'
import { withMember } from '@/lib/domains/session/with-member'

/** Takes the player out of the mission that the coaching belongs to. Repeats answer the same. */
export const DELETE = withMember<{ shortName: string }>(async ({ member, params }) => {
  await withdrawFromMission(member, params.shortName)
  return Response.json({})
})
