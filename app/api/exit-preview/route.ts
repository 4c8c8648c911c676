import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { homePath } from '@/lib/core/paths'
import { endedDraftCookie } from '@/lib/core/server/draft-cookie'
import { withProblems } from '@/lib/core/server/problem-response'

/** Ends a preview: back to what visitors see. */
export const GET = withProblems(async () => {
  ;(await cookies()).set(endedDraftCookie)
  redirect(homePath)
})
