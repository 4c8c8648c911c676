import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { absencePaths } from '../../core/paths.ts'
import type { Decision } from '../../core/route-decision.ts'
import { memoised } from '../../core/server/memoised.ts'
import { type Soon, whenThere } from '../../core/soon.ts'
import { decideFor, type PageExchange } from '../page-answer.ts'
import { findDecide, isDecidedByProxy } from '../route-decisions.ts'
import { sendDecision } from './send-decision.ts'
import { sendStoredResponse } from './send-stored-response.ts'
import type { StoredResponses } from './stored-responses.ts'

type Asked = { request: IncomingMessage; response: ServerResponse; exchange: PageExchange }

/** Pages of addresses without a page, of which there is one for each language. */
const ABSENCE = new RegExp(`^/[^/]+(?:${Object.values(absencePaths).join('|')})$`)

/** Answers requests for pages without the framework, where the proxy's own decision is enough (docs/decisions/044). */
export class DecidedAnswers {
  readonly #responses: StoredResponses
  readonly #ownSites: ReadonlySet<string>
  /** The URL of an address, as the proxy receives it from the framework. */
  readonly #urlOf: (address: string) => URL

  /**
   * @param origin the site's origin in requests as the proxy receives them from the framework
   * @param siteUrl the site's origin for visitors
   */
  constructor(responses: StoredResponses, origin: string, siteUrl: string) {
    this.#responses = responses
    this.#ownSites = new Set([origin, new URL(siteUrl).origin])
    this.#urlOf = memoised((address) => new URL(origin + address))
  }

  /**
   * Answers a request with a stored answer, a redirect or a refusal, if possible. The decision stays with the request,
   * so that the proxy need not decide again.
   *
   * @returns whether it is answered, at once if nothing had to be waited for; if not, the framework answers
   */
  answer(asked: Asked): Soon<boolean> {
    return this.#decide(asked, (decision) => this.#send(asked, decision))
  }

  /**
   * The same for an address whose answer has not been stored, such as one that a visitor made up. Other pages than that
   * of missing addresses are left to the framework, whose answer is then stored.
   */
  answerWithoutPage(asked: Asked): Soon<boolean> {
    if (!isDecidedByProxy(asked.request.url ?? '/')) return false
    return this.#decide(asked, (decision) => {
      if (decision.kind === 'route' && !ABSENCE.test(decision.pathname)) return false
      return this.#send(asked, decision)
    })
  }

  #decide({ request, exchange }: Asked, goOn: (decision: Decision) => boolean): Soon<boolean> {
    const decide = findDecide()
    const { method = 'GET', url = '/', headers } = request
    if (decide === undefined || headers.rsc !== undefined) return false
    const decision = decideFor(exchange, () => decide({ method, url: this.#urlOf(url), headers: readerOf(headers) }))
    return whenThere(decision, goOn)
  }

  #send({ request, response, exchange }: Asked, decision: Decision): boolean {
    if (decision.kind === 'redirect' || decision.kind === 'refusal') {
      if (!response.destroyed) sendDecision(response, decision, this.#ownSites)
    } else {
      const stored = decision.kind === 'route' ? this.#responses.find(decision.pathname, decision.form) : undefined
      if (stored === undefined) return false
      exchange.stored = stored
      if (!response.destroyed) sendStoredResponse(request, response, stored)
    }
    exchange.isWithoutFramework = true
    return true
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
