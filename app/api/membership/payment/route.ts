import { readJsonBody } from '@/lib/core/server/read-body'
import { storeCard } from '@/lib/domains/memberships/card-server'
import { paymentIn } from '@/lib/domains/memberships/presenter'
import { cardSchema, gatewaySchema } from '@/lib/domains/memberships/schema'
import { findPayment } from '@/lib/domains/memberships/status-server'
import { withMember } from '@/lib/domains/session/with-member'

/** What is stored to pay with: of the gateway that the page names, the own one unless said. */
export const GET = withMember(async ({ member, request }) => {
  const named = gatewaySchema.safeParse(new URL(request.url).searchParams.get('gateway'))
  return Response.json(paymentIn(await findPayment(member, named.data ?? 'own')))
})

/** Stores the card that the gateway's form has a word for; answers what is stored then. */
export const POST = withMember(async ({ member, request }) =>
  Response.json(paymentIn(await storeCard(member, await readJsonBody(request, cardSchema)))),
)
