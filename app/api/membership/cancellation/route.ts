import { knownLocale } from '@/i18n/locales'
import { cancelMembership } from '@/lib/domains/memberships/changes-server'
import * as api from '@/lib/domains/memberships/endpoints'
import { formatMembership } from '@/lib/domains/memberships/presenter'
import { forMember } from '@/lib/domains/session/for-member'

export const POST = forMember(api.cancelMembership, async ({ member, query: { locale = '' }, body: { reason = '' } }) =>
  formatMembership(await cancelMembership(member, reason), knownLocale(locale)),
)
