import { paymentIn } from '@/components/memberships/membership-words'
import { gatewaySchema } from '@/lib/domains/memberships/schema'
import { findPayment } from '@/lib/domains/memberships/status-server'
import { withMember } from '@/lib/domains/session/with-member'

/** What is stored to pay with: of the gateway that the page names, the own one unless said. */
export const GET = withMember(async ({ member, request }) => {
  const named = gatewaySchema.safeParse(new URL(request.url).searchParams.get('gateway'))
  return Response.json(paymentIn(await findPayment(member, named.data ?? 'own')))
})
