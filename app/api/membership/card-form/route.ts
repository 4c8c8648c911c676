import { readJsonBody } from '@/lib/core/server/read-body'
import { cardFormAt } from '@/lib/domains/memberships/card-server'
import { cardFormSchema } from '@/lib/domains/memberships/schema'
import { withMember } from '@/lib/domains/session/with-member'
import { localeOf } from '../locale-of'
import { cardWayBack } from '../ways-back'

/** Answers where another card is given. */
export const POST = withMember(async ({ request }) => {
  const { gateway, mark } = await readJsonBody(request, cardFormSchema)
  return Response.json({ url: cardFormAt(gateway, cardWayBack(localeOf(request), mark)) })
})
