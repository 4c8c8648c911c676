import type { Session } from '@/lib/domains/session/schema'
import { withMember } from '@/lib/domains/session/with-member'

/** Who is signed in. Asks no service: the session knows. */
export const GET = withMember(async ({ member }) => {
  const session: Session = { isAuthenticated: true, ...member.facts }
  return Response.json(session)
})
