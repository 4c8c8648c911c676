import { knownLocale } from '@/i18n/locales'
import { listTransactions } from '@/lib/domains/memberships/endpoints'
import { transactionsIn } from '@/lib/domains/memberships/presenter'
import { listPaid } from '@/lib/domains/memberships/status-server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(listTransactions, async ({ member, query: { locale = '' } }) =>
  transactionsIn(await listPaid(member), knownLocale(locale)),
)
