import { readJsonBody } from '@/lib/core/server/read-body'
import { membershipIn } from '@/lib/domains/memberships/presenter'
import { cancellationSchema } from '@/lib/domains/memberships/schema'
import { cancelMembership } from '@/lib/domains/memberships/changes-server'
import { withMember } from '@/lib/domains/session/with-member'
import { localeOf } from '../locale-of'

/** Ends the membership with what is paid; answers how it stands then. Repeats answer the same. */
export const POST = withMember(async ({ member, request }) => {
  const { reason = '' } = await readJsonBody(request, cancellationSchema)
  return Response.json(await membershipIn(await cancelMembership(member, reason), localeOf(request)))
})
