import * as z from 'zod/mini'
import { AppError, isErrorCode, statusOf, titleOf } from './errors'

export const PROBLEM_CONTENT_TYPE = 'application/problem+json'

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
})

/** The wire form of an error (RFC 9457). */
export type Problem = z.infer<typeof problemSchema>

/** Says only what the code says: messages, causes and upstream details stay on the server. */
export function problemFromError({ code }: AppError): Problem {
  return { type: `urn:problem:${code}`, title: titleOf(code), status: statusOf(code), code }
}

/** Rebuilds the error a problem was made from; anything else becomes `internal_error`. */
export function errorFromProblem(value: unknown): AppError {
  const problem = problemSchema.safeParse(value)
  if (!problem.success || !isErrorCode(problem.data.code)) return new AppError('internal_error')
  return new AppError(problem.data.code, problem.data.title)
}
