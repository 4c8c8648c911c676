import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { memoised } from '../../core/server/memoised.ts'
import { type Soon, whenThere } from '../../core/soon.ts'
import { decideFor, type PageExchange } from '../page-answer.ts'
import { findDecide } from '../route-decisions.ts'
import { sendStoredResponse } from './send-stored-response.ts'
import type { StoredResponses } from './stored-responses.ts'

type Asked = { request: IncomingMessage; response: ServerResponse; exchange: PageExchange }

/** Answers requests for cached pages with stored answers, if the proxy's own decision leads to these pages. */
export class AnswersFromStore {
  readonly #responses: StoredResponses
  /** The URL of an address, as the proxy receives it from the framework. */
  readonly #urlOf: (address: string) => URL

  /** @param origin the site's origin in requests as the proxy receives them from the framework */
  constructor(responses: StoredResponses, origin: string) {
    this.#responses = responses
    this.#urlOf = memoised((address) => new URL(origin + address))
  }

  /**
   * Answers a request, if possible. The decision stays with the request, so that the proxy need not decide again.
   *
   * @returns whether it is answered, at once if nothing had to be waited for; if not, the framework answers
   */
  answer({ request, response, exchange }: Asked): Soon<boolean> {
    const decide = findDecide()
    const { method = 'GET', url = '/', headers } = request
    if (decide === undefined || headers.rsc !== undefined) return false
    const decision = decideFor(exchange, () => decide({ method, url: this.#urlOf(url), headers: readerOf(headers) }))
    return whenThere(decision, (decided) => {
      const stored = decided.kind === 'route' ? this.#responses.find(decided.pathname) : undefined
      if (stored === undefined) return false
      exchange.stored = stored
      if (!response.destroyed) sendStoredResponse(request, response, stored)
      return true
    })
  }
}

/** Headers as `fetch` reads them. */
function readerOf(headers: IncomingHttpHeaders): Pick<Headers, 'get'> {
  return {
    get: (name) => {
      const value = headers[name.toLowerCase()]
      return value === undefined ? null : String(value)
    },
  }
}
