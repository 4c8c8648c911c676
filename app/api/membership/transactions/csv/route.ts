import { pageIn } from '@/app/_member/page-in'
import { settingsPath } from '@/lib/core/paths'
import { paymentsFile } from '@/lib/domains/memberships/from-game'
import { listPaid } from '@/lib/domains/memberships/status-server'
import { forMemberFile } from '@/lib/domains/session/form-for-member'

/** The player's payments as a file for spreadsheets (MB-048). */
export const GET = forMemberFile(
  pageIn(settingsPath('membership')),
  async ({ member }) =>
    new Response(paymentsFile(await listPaid(member)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="membership-payments.csv"',
        'cache-control': 'no-store',
      },
    }),
)
