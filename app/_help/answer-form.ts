import type * as z from 'zod/mini'
import type { VisitorEndpoint } from '@/lib/core/endpoint'
import { AppError, InvalidInputError } from '@/lib/core/errors'
import { declareEndpoint, endpointOf } from '@/lib/core/server/endpoint/exchange'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { assertSameOrigin, isNativeForm, readFormBody } from '@/lib/core/server/read-body'
import { seeOther } from '@/lib/core/server/see-other'
import { safeReturnTo } from '@/lib/domains/session/return-to'

type Answering = (request: Request) => Promise<Response>

/**
 * Makes the route handler of a form that anyone may send.
 *
 * @param answerScript answers what our own script sends; made by `forVisitor`
 * @param answerNative answers the form as browsers submit it without script
 */
export function forForm(answerScript: Answering, answerNative: Answering) {
  const native = withProblems((request) => {
    assertSameOrigin(request, env.SITE_URL)
    return answerNative(request)
  })
  const answer: Answering = (request) => (isNativeForm(request) ? native(request) : answerScript(request))
  const endpoint = endpointOf(answerScript)
  return endpoint ? declareEndpoint(endpoint, answer) : answer
}

type Native<Submission> = {
  endpoint: VisitorEndpoint & { body: z.ZodMiniType<Submission> }
  /** Converts a native form's fields to the endpoint's body. */
  fromForm: (fields: Record<string, string>) => unknown
  act: (submission: Submission) => Promise<void>
}

/** Acts, and redirects back to the page, to the element that shows the outcome: `#{anchor}-sent` or `#{anchor}-failed`. */
export async function backToPage<Submission>(request: Request, { endpoint, fromForm, act }: Native<Submission>) {
  const { 'form-anchor': named = '', ...fields } = await readFormBody(request)
  const page = pageOf(request)
  const anchor = /^[\w-]{1,100}$/.exec(named)?.[0] ?? 'form'
  try {
    await takeTry(endpoint.limit, clientOf(request))
    const submission = endpoint.body.safeParse(fromForm(fields))
    if (!submission.success) throw new InvalidInputError('the form fails its schema', { cause: submission.error })
    await act(submission.data)
    return seeOther(`${page}#${anchor}-sent`)
  } catch (err) {
    if (!(err instanceof AppError)) throw err
    log.warn({ err }, 'a form could not be sent')
    return seeOther(`${page}#${anchor}-failed`)
  }
}

/** The page with the form, without fragment. */
function pageOf({ headers }: Request): string {
  const referer = URL.parse(headers.get('referer') ?? '')
  const isOurs = referer?.origin === new URL(env.SITE_URL).origin
  return isOurs ? safeReturnTo(referer.pathname + referer.search, env.SITE_URL) : '/'
}
