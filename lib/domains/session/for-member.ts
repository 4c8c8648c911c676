import 'server-only'
import type { AnswerMade, MemberEndpoint, ParamsOf } from '@/lib/core/endpoint'
import { answerWith, receive, type Received, declareEndpoint } from '@/lib/core/server/endpoint/exchange'
import type { Member } from './member'
import { withMember } from './with-member'

/**
 * Makes the route handler of an endpoint for members: checks all that `withMember` checks, parses the request, answers as
 * JSON.
 */
export function forMember<Its extends MemberEndpoint>(
  endpoint: Its,
  handler: (received: Received<Its> & { member: Member }) => AnswerMade<Its> | Promise<AnswerMade<Its>>,
) {
  const answer = withMember<ParamsOf<Its>>(async ({ member, request, params }) => {
    const received = await receive(endpoint, request, params)
    return answerWith(await handler({ ...received, member }), received)
  })
  return declareEndpoint(endpoint, answer)
}
