import { AsyncLocalStorage } from 'node:async_hooks'
import type { OutgoingHttpHeaders } from 'node:http'
import type { ErrorStatus } from '../core/errors.ts'
import { processWide } from '../core/server/process-wide.ts'
import type { Span } from '../core/server/telemetry/telemetry.ts'
import { processTime } from '../core/clock.ts'
import type { Decision } from '../core/route-decision.ts'
import { type Soon, whenThere } from '../core/soon.ts'
import type { Coding } from './content-coding.ts'
import type { PageValue } from './page-cache/cache-entry.ts'
import { PAGE_STATUS_HEADER } from './page-status.ts'

/** The framework's response header that says whether a page came from the page cache. */
export const FROM_CACHE = 'x-nextjs-cache'

type Answer = { statusCode: number; setHeader: (name: string, value: string) => unknown }

/** A page as it was read from the page cache. */
export type CachedPage = {
  /** The framework's key. */
  key: string
  value: PageValue
  /** When reading for the page began, in milliseconds since 1970. */
  lastModified: number
  /** When the page is due for regeneration, in milliseconds since 1970. */
  staleAt: number
}

/** What an answer with a page was made from, and until when it is valid. */
export type PageOrigin = { tags: readonly string[] } & Pick<CachedPage, 'lastModified' | 'staleAt'>

/** What is known of a request for a page while it is being answered. */
export type PageExchange = {
  readonly answer: Answer
  readonly arrivedAt: number
  /** What answers, if it is none of the framework's routes. */
  route?: string
  requestId?: string
  /** Of the trace, if measurements are exported. */
  span?: Span
  /** The route that answers, once it has been decided. */
  decision?: Decision
  /** The page that the page cache returned for the request, or stored for it. */
  served?: CachedPage
  /** Of the stored answer that was sent instead (docs/decisions/044). */
  stored?: PageOrigin
  /** Whether our server has answered by itself. */
  isWithoutFramework?: true
  /** The answer's headers without those that only a front gets (docs/decisions/049), if it goes to one. */
  ownHeaders?: OutgoingHttpHeaders
  /** The tags of what the answer was made from, if it is no page; `many` if it is made from all documents. */
  madeFrom?: readonly string[] | 'many'
}

/** Shared by the server and every bundled copy of this module. */
const exchanges = processWide('page answer', () => new AsyncLocalStorage<PageExchange>())

export const newExchange = (answer: Answer): PageExchange => ({ answer, arrivedAt: processTime() })

/**
 * Runs the handling of a request so that its page can set the status, the page cache knows the request's age, and its
 * route is decided once.
 */
export function withExchange<Result>(exchange: PageExchange, handle: () => Result): Result {
  return exchanges.run(exchange, handle)
}

/** The decision for the current request, which is made only once. */
export function decideOnce(decide: () => Soon<Decision>): Soon<Decision> {
  const exchange = exchanges.getStore()
  return exchange === undefined ? decide() : decideFor(exchange, decide)
}

/** The decision for a request, which is made only once. */
export function decideFor(exchange: PageExchange, decide: () => Soon<Decision>): Soon<Decision> {
  if (exchange.decision !== undefined) return exchange.decision
  return whenThere(decide(), (decision) => {
    exchange.decision = decision
    return decision
  })
}

/**
 * Remembers which page the page cache returned for the current request, or stored for it. The first one counts: an
 * outdated page is sent once more while the next one is rendered.
 */
export function noteServedPage(page: CachedPage): void {
  const exchange = exchanges.getStore()
  if (exchange) exchange.served ??= page
}

/** Remembers what the answer to the current request is made from, for the front that keeps it (docs/decisions/049). */
export function noteMadeFrom(tags: NonNullable<PageExchange['madeFrom']>): void {
  const exchange = exchanges.getStore()
  if (exchange) exchange.madeFrom = tags
}

/**
 * Gives the answer the status of the error document in it. This is for pages rendered per request, before any of their
 * content is sent: the framework has no other way (docs/decisions/002). Cached pages carry a marker instead
 * (page-status.ts). Does nothing under `next dev`, which runs without our server.
 */
export function answerWithStatus(status: ErrorStatus): void {
  const answer = exchanges.getStore()?.answer
  if (!answer) return
  answer.statusCode = status
  answer.setHeader(PAGE_STATUS_HEADER, String(status))
}

/**
 * Says that the body of the current answer is compressed. The framework leaves this header of a route handler's answer
 * out, and would compress the body again.
 *
 * @returns whether it could be said: not under `next dev`, which runs without our server
 */
export function answerInCoding(coding: Coding): boolean {
  const answer = exchanges.getStore()?.answer
  answer?.setHeader('Content-Encoding', coding)
  return answer !== undefined
}

/**
 * When the current request arrived, in milliseconds since 1970: nothing was read for it before. Undefined outside of
 * requests, as in a build.
 */
export const requestArrivedAt = (): number | undefined => exchanges.getStore()?.arrivedAt

/** Gives the answer status 429 and `retry-after`, for a page that says "too many tries". */
export function answerTooManyTries(retryAfterSeconds: number): void {
  const answer = exchanges.getStore()?.answer
  if (!answer) return
  answer.statusCode = 429
  answer.setHeader('retry-after', String(retryAfterSeconds))
}
