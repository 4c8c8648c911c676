import 'server-only'
import type { AnswerMade, ParamsOf, VisitorEndpoint } from '@/lib/core/endpoint'
import { env } from '../env'
import { withProblems } from '../problem-response'
import { clientOf } from '../rate-limit/client-address'
import { takeTry } from '../rate-limit/rate-limit'
import { assertSameOrigin } from '../read-body'
import { answerWith, receive, type Received, declareEndpoint } from './exchange'

type Context<Params> = { params: Promise<Params> }

/**
 * Makes the route handler of an endpoint that anybody may call: counts the try, parses the request, answers as JSON. Only
 * our own pages may call what isn't a read.
 */
export function forVisitor<Its extends VisitorEndpoint>(
  endpoint: Its,
  handler: (received: Received<Its>) => AnswerMade<Its> | Promise<AnswerMade<Its>>,
) {
  const answer = withProblems(async (request: Request, context?: Context<ParamsOf<Its>>) => {
    if (endpoint.method !== 'GET') assertSameOrigin(request, env.SITE_URL)
    await takeTry(endpoint.limit, clientOf(request))
    const received = await receive(endpoint, request, (await context?.params) ?? {})
    return answerWith(await handler(received), received)
  })
  return declareEndpoint(endpoint, answer)
}
