import { cookie } from '@prismicio/client'
import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { homePath } from '@/lib/core/paths'
import { withProblems } from '@/lib/core/server/problem-response'

/** Ends a preview: back to what visitors see. */
export const GET = withProblems(async () => {
  ;(await draftMode()).disable()
  ;(await cookies()).delete(cookie.preview)
  redirect(homePath)
})
