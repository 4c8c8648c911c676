import { knownLocale } from '@/i18n/locales'
import { buyPlan } from '@/lib/domains/memberships/changes-server'
import * as api from '@/lib/domains/memberships/endpoints'
import { formatMembership } from '@/lib/domains/memberships/presenter'
import { forMember } from '@/lib/domains/session/for-member'

export const POST = forMember(api.buyPlan, async ({ member, query: { locale = '' }, body: order }) =>
  formatMembership(await buyPlan(member, order), knownLocale(locale)),
)
