import { getRepository } from '@/lib/content/api/repository'
import { otherInstances } from '@/lib/core/server/instances/other-instances'
import { withProblems } from '@/lib/core/server/problem-response'
import { isDraining } from '@/lib/delivery/draining'

export const dynamic = 'force-dynamic'

/**
 * Whether this instance hears the others, if there may be any. One that doesn't is still ready: it goes on alone.
 */
function otherInstancesDetail(): { instances?: 'together' | 'alone'; reason?: string } {
  const others = otherInstances()
  if (others === undefined) return {}
  const reason = others.cutOff()
  return reason === undefined ? { instances: 'together' } : { instances: 'alone', reason }
}

/**
 * 200 if pages can be rendered: the content service, or its last answer, is known. 503 until then, and once the process
 * is to end.
 */
export const GET = withProblems(async () => {
  const headers = { 'cache-control': 'no-store' }
  if (isDraining()) return Response.json({ status: 'draining' }, { status: 503, headers })
  await getRepository()
  return Response.json({ status: 'ok', ...otherInstancesDetail() }, { headers })
})
