import type { Session } from '@/lib/domains/session/schema'
import { withMember } from '@/lib/domains/session/with-member'

/** Who is signed in. The session knows; the provider is asked only whether it still does too, once an access token's life. */
export const GET = withMember(async ({ member }) => {
  await member.confirm()
  const session: Session = { isAuthenticated: true, playerId: member.id, ...member.facts }
  return Response.json(session)
})
