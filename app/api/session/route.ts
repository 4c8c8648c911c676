import { session } from '@/lib/domains/session/endpoints'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(session, async ({ member }) => {
  await member.confirm()
  return { isAuthenticated: true as const, playerId: member.id, ...member.facts }
})
