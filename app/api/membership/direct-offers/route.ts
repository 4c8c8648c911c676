import { listDirectOffers } from '@/lib/domains/memberships/changes-server'
import { directOffersIn } from '@/lib/domains/memberships/presenter'
import { withMember } from '@/lib/domains/session/with-member'
import { localeOf } from '../locale-of'

/** What the player may buy at once with what is stored; nothing for members. */
export const GET = withMember(async ({ member, request }) =>
  Response.json(await directOffersIn(await listDirectOffers(member), localeOf(request))),
)
