import { csvOf } from '@/lib/domains/memberships/from-game'
import { listPaid } from '@/lib/domains/memberships/status-server'
import { withMember } from '@/lib/domains/session/with-member'

/** The same as a file for spreadsheets. */
export const GET = withMember(
  async ({ member }) =>
    new Response(csvOf(await listPaid(member)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="membership-payments.csv"',
      },
    }),
)
