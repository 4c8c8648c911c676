import { knownLocale } from '@/i18n/locales'
import * as api from '@/lib/domains/memberships/endpoints'
import { formatMembership } from '@/lib/domains/memberships/presenter'
import { getMembership } from '@/lib/domains/memberships/status-server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getMembership, async ({ member, query: { locale = '' } }) =>
  formatMembership(await getMembership(member), knownLocale(locale)),
)
