import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { publishedPlace } from '@/lib/content/pages/published-place'
import { endedDraftCookie } from '@/lib/core/server/draft-cookie'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { safeReturnTo } from '@/lib/domains/session/return-to'

/** Ends a preview, and redirects to the page that the editor was on, as visitors see it. */
export const GET = withProblems(async (request) => {
  ;(await cookies()).set(endedDraftCookie)
  redirect(safeReturnTo(publishedPlace(request.headers.get('referer'), env.SITE_URL), env.SITE_URL))
})
