import { transactionsIn } from '@/lib/domains/memberships/presenter'
import { listPaid } from '@/lib/domains/memberships/status-server'
import { withMember } from '@/lib/domains/session/with-member'
import { localeOf } from '../locale-of'

/** What the player has paid, newest first. */
export const GET = withMember(async ({ member, request }) =>
  Response.json(await transactionsIn(await listPaid(member), localeOf(request))),
)
