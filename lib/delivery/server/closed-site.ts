import type { IncomingMessage, ServerResponse } from 'node:http'
import { closedForMinutes } from '../../core/server/closed-for.ts'
import { completeHeaders } from '../answer-headers.ts'
import { type FailureWords, failurePage } from './failure-page.ts'
import { type Refusal, refuse } from './refusal.ts'
import { isFile } from './request-kind.ts'

/** What is answered all the same: probes, and news of publishes and of sign-outs, which are not sent again. */
const STAYS = /^\/(?:livez|readyz|api\/(?:revalidate|auth\/backchannel-logout))$/

/** The problem that our own scripts know as a service that can't be reached; they keep what was typed. */
const PROBLEM = {
  type: 'urn:problem:upstream_unavailable',
  title: 'A service behind the site cannot be reached',
  status: 503,
  code: 'upstream_unavailable',
}

/**
 * While operators have closed the site (docs/operating.md), every page and the whole API answer 503 and when to come
 * back. Files stay, for pages that are open.
 *
 * @param wordsAt returns the texts for the page at a path; they are inserted unescaped
 * @returns whether the request is answered
 */
export function serveClosed(
  request: IncomingMessage,
  response: ServerResponse,
  wordsAt: (pathname: string) => FailureWords,
): boolean {
  const minutes = closedForMinutes()
  const path = (request.url ?? '/').replace(/[?#].*/s, '')
  if (minutes === undefined || STAYS.test(path) || isFile(path)) return false
  completeHeaders(response)
  refuse(request, response, closedAnswer(request, path, minutes * 60, wordsAt))
  return true
}

function closedAnswer(
  { headers }: Pick<IncomingMessage, 'headers'>,
  path: string,
  retryAfter: number,
  wordsAt: (pathname: string) => FailureWords,
): Refusal {
  const wait = { 'retry-after': String(retryAfter) }
  if (path.startsWith('/api/') && !headers.accept?.includes('text/html'))
    return {
      status: 503,
      sentence: JSON.stringify({ ...PROBLEM, retryAfter }),
      headers: { ...wait, 'content-type': 'application/problem+json' },
    }
  const { html, policy } = failurePage(wordsAt(path))
  const page = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return { status: 503, sentence: html, headers: { ...wait, ...page } }
}
