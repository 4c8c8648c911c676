import { NotFoundError } from '@/lib/core/errors'
import { withProblems } from '@/lib/core/server/problem-response'

const unknown = withProblems((request) => {
  throw new NotFoundError(new URL(request.url).pathname)
})

/**
 * Answers every address of our API that no route matches. Below `/api` there are no pages, even if `api` looks like a
 * language.
 */
export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT }
