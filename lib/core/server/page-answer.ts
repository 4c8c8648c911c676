import { AsyncLocalStorage } from 'node:async_hooks'
import type { ErrorStatus } from '../page-status.ts'
import { processWide } from './process-wide.ts'

type Answer = { statusCode: number }

/** The server and each of the bundler's copies of this module share it. */
const answers = processWide('page answer', () => new AsyncLocalStorage<Answer>())

/** Runs the handling of a request so that the page made for it can say its status. */
export function withPageAnswer<Result>(answer: Answer, handle: () => Result): Result {
  return answers.run(answer, handle)
}

/**
 * Gives the answer the status of the error document in it. For pages made for one request, before anything of them is sent:
 * the framework knows no other way (docs/decisions/002). Cached pages carry a marker instead (page-status.ts). Does nothing
 * under `next dev`, which has no server of ours.
 */
export function answerWithStatus(status: ErrorStatus): void {
  const answer = answers.getStore()
  if (answer) answer.statusCode = status
}
