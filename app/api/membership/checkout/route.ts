import { readJsonBody } from '@/lib/core/server/read-body'
import { checkoutOrderSchema } from '@/lib/domains/memberships/schema'
import { startCheckout } from '@/lib/domains/memberships/changes-server'
import { withMember } from '@/lib/domains/session/with-member'
import { checkoutWaysBack } from '../ways-back'

/** Begins to buy what a page shows; answers where it is paid. One click is one checkout, however often it is sent. */
export const POST = withMember(async ({ member, request }) => {
  const order = await readJsonBody(request, checkoutOrderSchema)
  return Response.json({ url: await startCheckout(member, order, checkoutWaysBack(order.priceId, order.locale)) })
})
