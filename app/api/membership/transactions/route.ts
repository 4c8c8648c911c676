import { knownLocale } from '@/i18n/locales'
import { listTransactions } from '@/lib/domains/memberships/endpoints'
import { formatTransactions } from '@/lib/domains/memberships/presenter'
import { listPaid } from '@/lib/domains/memberships/status-server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(listTransactions, async ({ member, query: { locale = '' } }) =>
  formatTransactions(await listPaid(member), knownLocale(locale)),
)
