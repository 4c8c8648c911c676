import { readJsonBody } from '@/lib/core/server/read-body'
import { membershipIn } from '@/lib/domains/memberships/presenter'
import { purchaseOrderSchema } from '@/lib/domains/memberships/schema'
import { buyPlan } from '@/lib/domains/memberships/changes-server'
import { withMember } from '@/lib/domains/session/with-member'
import { localeOf } from '../locale-of'

/** Buys a plan with what is stored; answers how it stands then. */
export const POST = withMember(async ({ member, request }) => {
  const order = await readJsonBody(request, purchaseOrderSchema)
  return Response.json(await membershipIn(await buyPlan(member, order), localeOf(request)))
})
