import type { IncomingMessage, ServerResponse } from 'node:http'
import { FROM_CACHE, type PageExchange } from '../page-answer.ts'
import type { RoutePatterns } from './route-patterns.ts'

/** A request whose answer has been sent, or whose client has gone. Nothing in it names an address or a visitor. */
export type FinishedRequest = {
  method: string
  /** The route's pattern, or what else has answered (`RoutePatterns`). */
  route: string
  /** 499 if the client left before the answer began. */
  status: number
  /** Milliseconds from its head until its answer was handed to the system. */
  ms: number
  /** Where a page came from; undefined for everything that is not cached. */
  cache?: 'stored' | 'hit' | 'stale' | 'miss'
  requestId?: string
}

/** Learns of a request, and of what was known while it was handled. */
export type Observe = (finished: FinishedRequest, exchange: PageExchange) => void

/** As nginx logs it. */
const CLIENT_LEFT = 499

/** Tells what became of each request, once (docs/decisions/056). */
export class FinishedRequests {
  readonly #patterns: Pick<RoutePatterns, 'of'>
  readonly #observers: readonly Observe[]

  constructor(patterns: Pick<RoutePatterns, 'of'>, observers: readonly Observe[]) {
    this.#patterns = patterns
    this.#observers = observers
  }

  /** To be called before the request is handled, which may change its address. */
  watch({ method = '', url = '/' }: IncomingMessage, response: ServerResponse, exchange: PageExchange): void {
    if (this.#observers.length === 0) return
    const begunAt = performance.now()
    response.once('close', () => {
      const { decision, route = this.#patterns.of(url.replace(/[?#].*/s, ''), decision), requestId } = exchange
      const finished: FinishedRequest = {
        method,
        route,
        status: response.headersSent ? response.statusCode : CLIENT_LEFT,
        ms: Math.round((performance.now() - begunAt) * 100) / 100,
        cache: cacheOf(exchange, response),
        requestId,
      }
      for (const observe of this.#observers) observe(finished, exchange)
    })
  }
}

function cacheOf({ stored }: PageExchange, response: ServerResponse): FinishedRequest['cache'] {
  if (stored !== undefined) return 'stored'
  const state = String(response.getHeader(FROM_CACHE) ?? '').toLowerCase()
  return state === 'hit' || state === 'stale' || state === 'miss' ? state : undefined
}
