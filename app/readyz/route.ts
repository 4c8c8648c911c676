import { getRepository } from '@/lib/content/api/repository'
import { withProblems } from '@/lib/core/server/problem-response'
import { isDraining } from '@/lib/delivery/draining'

export const dynamic = 'force-dynamic'

/**
 * 200 if pages can be rendered: the content service, or its last answer, is known. 503 until then, and once the process
 * is to end.
 */
export const GET = withProblems(async () => {
  const headers = { 'cache-control': 'no-store' }
  if (isDraining()) return Response.json({ status: 'draining' }, { status: 503, headers })
  await getRepository()
  return Response.json({ status: 'ok' }, { headers })
})
