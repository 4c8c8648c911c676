import { type Answer, answerOf } from '../service-answer.ts'

export type Ask = (address: string | URL, init?: RequestInit) => Promise<Answer>

/** Nothing that is asked for has as much. */
const LIMIT_MIB = 8

type AskOptions = { deadlineMs: number; userAgent: string }

/** Asks services, with a deadline for each call. Redirections are not followed. */
export function createAsk({ deadlineMs, userAgent }: AskOptions): Ask {
  return (address, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('user-agent', userAgent)
    headers.set('x-request-id', crypto.randomUUID())
    const limits = { deadlineMs, deadlineFrom: 'UPSTREAM_DEADLINE_MS', limitMiB: LIMIT_MIB }
    return answerOf(address, { ...init, headers }, limits)
  }
}

/** An answer that isn't what was asked for, in words. */
export function inWords(answer: Answer): string {
  if ('problem' in answer) return answer.problem
  const { status, mediaType } = answer
  return `answers ${status}${mediaType === '' ? '' : ` with ${mediaType}`}`
}
