import { AsyncLocalStorage } from 'node:async_hooks'
import type { ErrorStatus } from '../core/errors.ts'
import { processWide } from '../core/server/process-wide.ts'
import { processTime } from '../core/clock.ts'
import { PAGE_STATUS_HEADER } from './page-status.ts'

type Answer = { statusCode: number; setHeader: (name: string, value: string) => unknown }

type Request = { answer: Answer; arrivedAt: number }

/** Shared by the server and every bundled copy of this module. */
const requests = processWide('page answer', () => new AsyncLocalStorage<Request>())

/** Runs the handling of a request so that its page can set its status, and the page cache can tell how old it is. */
export function withPageAnswer<Result>(answer: Answer, handle: () => Result): Result {
  return requests.run({ answer, arrivedAt: processTime() }, handle)
}

/**
 * Gives the answer the status of the error document in it. For pages rendered per request, before anything of them is
 * sent: the framework has no other way (docs/decisions/002). Cached pages carry a marker instead (page-status.ts). Does
 * nothing under `next dev`, which runs without our server.
 */
export function answerWithStatus(status: ErrorStatus): void {
  const answer = requests.getStore()?.answer
  if (!answer) return
  answer.statusCode = status
  answer.setHeader(PAGE_STATUS_HEADER, String(status))
}

/**
 * When the current request arrived, in milliseconds since 1970: nothing was read for it before. Undefined outside of
 * requests, as in a build.
 */
export const requestArrivedAt = (): number | undefined => requests.getStore()?.arrivedAt

/** Gives the answer status 429 and `retry-after`, for a page that says "too many tries". */
export function answerTooManyTries(retryAfterSeconds: number): void {
  const answer = requests.getStore()?.answer
  if (!answer) return
  answer.statusCode = 429
  answer.setHeader('retry-after', String(retryAfterSeconds))
}
