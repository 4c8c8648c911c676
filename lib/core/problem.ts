import * as z from 'zod/mini'
import { AppError, askedWait, errorTitleOf, isErrorCode, statusOf, TooManyRequestsError } from './errors'

export const PROBLEM_CONTENT_TYPE = 'application/problem+json'

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  /** Seconds until it may be tried again, if that is just a matter of waiting (`askedWait`). */
  retryAfter: z.optional(z.int().check(z.positive())),
})

/** The wire form of an error (RFC 9457). */
export type Problem = z.infer<typeof problemSchema>

/** Serializes only the code: messages, causes and upstream details stay on the server. */
export function problemFromError(error: AppError): Problem {
  const { code } = error
  const problem = { type: `urn:problem:${code}`, title: errorTitleOf(code), status: statusOf(code), code }
  const retryAfter = askedWait(error)
  return retryAfter === undefined ? problem : { ...problem, retryAfter }
}

/** Rebuilds the error from a problem; anything else becomes `internal_error`. */
export function errorFromProblem(value: unknown): AppError {
  const problem = problemSchema.safeParse(value)
  if (!problem.success || !isErrorCode(problem.data.code)) return new AppError('internal_error')
  const { code, title, retryAfter } = problem.data
  if (code === 'too_many_requests') return new TooManyRequestsError(retryAfter ?? 1)
  return new AppError(code, title, { retryAfterSeconds: retryAfter })
}
