import { getRepository } from '@/lib/content/repository'
import { withProblems } from '@/lib/core/server/problem-response'

export const dynamic = 'force-dynamic'

/** Pages can be made: the content service, or what it last said, is known. 503 until then. */
export const GET = withProblems(async () => {
  await getRepository()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
})
