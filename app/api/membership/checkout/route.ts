import { startCheckout } from '@/lib/domains/memberships/checkout-server'
import * as api from '@/lib/domains/memberships/endpoints'
import { forMember } from '@/lib/domains/session/for-member'
import { checkoutWaysBack } from '../ways-back'

export const POST = forMember(api.startCheckout, async ({ member, body: order }) => ({
  url: await startCheckout(member, order, checkoutWaysBack(order.priceId, order.locale)),
}))
