import { AppError, InvalidInputError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { assertSameOrigin, isNativeForm, readFormBody, readJsonBody } from '@/lib/core/server/read-body'
import { seeOther } from '@/lib/core/server/see-other'
import { safeReturnTo } from '@/lib/domains/session/return-to'
import type * as z from 'zod/mini'

type Handling<Submission> = {
  schema: z.ZodMiniType<Submission>
  /** Converts a native form's fields to the schema's shape. */
  fromForm: (fields: Record<string, string>) => unknown
  act: (submission: Submission) => Promise<void>
}

/**
 * Handles a form that anyone may send: as JSON from script, or submitted natively without script. Without script it
 * redirects back to the page, to the element that shows the outcome: `#{anchor}-sent` or `#{anchor}-failed`.
 */
export async function answerForm<Submission>(request: Request, handling: Handling<Submission>): Promise<Response> {
  assertSameOrigin(request, env.SITE_URL)
  if (isNativeForm(request)) return answerNative(request, handling)
  await takeTry('submissions', clientOf(request))
  await handling.act(await readJsonBody(request, handling.schema))
  return Response.json({ sent: true }, { headers: { 'cache-control': 'no-store' } })
}

async function answerNative<Submission>(request: Request, { schema, fromForm, act }: Handling<Submission>) {
  const { 'form-anchor': named = '', ...fields } = await readFormBody(request)
  const page = pageOf(request)
  const anchor = /^[\w-]{1,100}$/.exec(named)?.[0] ?? 'form'
  try {
    await takeTry('submissions', clientOf(request))
    const submission = schema.safeParse(fromForm(fields))
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
