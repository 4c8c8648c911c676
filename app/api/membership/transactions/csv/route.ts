import { transactionsFile } from '@/lib/domains/memberships/endpoints'
import { paymentsFile } from '@/lib/domains/memberships/from-game'
import { listPaid } from '@/lib/domains/memberships/status-server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(
  transactionsFile,
  async ({ member }) =>
    new Response(paymentsFile(await listPaid(member)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="membership-payments.csv"',
      },
    }),
)
