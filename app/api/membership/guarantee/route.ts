import { knownLocale } from '@/i18n/locales'
import { getGuarantee } from '@/lib/domains/memberships/endpoints'
import { formatUtcDay } from '@/lib/domains/memberships/presenter'
import { findGuarantee } from '@/lib/domains/memberships/status-server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(getGuarantee, async ({ member, query: { locale = '' } }) => {
  const until = await findGuarantee(member)
  return { until: until === undefined ? null : formatUtcDay(until, knownLocale(locale)) }
})
