import { NotFoundError } from '@/lib/core/errors'
import { withProblems } from '@/lib/core/server/problem-response'

const unknown = withProblems((request) => {
  throw new NotFoundError(new URL(request.url).pathname)
})

/** Every address of our API that no route knows: below `/api` there are no pages, whatever language `api` may look like. */
export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT }
