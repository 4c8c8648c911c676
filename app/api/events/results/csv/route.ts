import { pageIn } from '@/app/_member/page-in'
import { ownResultLimits } from '@/lib/core/limits'
import { resultsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { resultsFile, resultsPage } from '@/lib/domains/events/results/own-results'
import { listPastStarts, readResults } from '@/lib/domains/events/results/own-results-server'
import { forMemberFile } from '@/lib/domains/session/form-for-member'

/** The player's results as a file, from where a page of them begins. What can't be read is named in it. */
export const GET = forMemberFile(pageIn(resultsPath), async ({ member, request }) => {
  await takeTry('ownResults', member.id)
  const after = request.nextUrl.searchParams.get('after') ?? undefined
  const { starts } = resultsPage(await listPastStarts(member), after, ownResultLimits.inFile)
  const results = await Promise.all(
    readResults(member, starts).map(async ({ start, result }) => ({ start, result: await result })),
  )
  return new Response(resultsFile(results), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${env.PRODUCT_SLUG}-results.csv"`,
      'cache-control': 'no-store',
    },
  })
})
