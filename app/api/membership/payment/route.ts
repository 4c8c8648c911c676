import { storeCard } from '@/lib/domains/memberships/card-server'
import * as api from '@/lib/domains/memberships/endpoints'
import { formatPayment } from '@/lib/domains/memberships/presenter'
import { gatewaySchema } from '@/lib/domains/memberships/schema'
import { findPayment } from '@/lib/domains/memberships/status-server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getPayment, async ({ member, query }) => {
  const named = gatewaySchema.safeParse(query.gateway)
  return formatPayment(await findPayment(member, named.data ?? 'own'))
})

export const POST = forMember(api.storeCard, async ({ member, body }) => formatPayment(await storeCard(member, body)))
