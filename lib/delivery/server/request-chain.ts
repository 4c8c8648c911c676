import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../../core/server/env-schema.ts'
import { siteLog } from '../../core/server/logging/logger.ts'
import { telemetry } from '../../core/server/telemetry/telemetry.ts'
import { type Soon, whenThere } from '../../core/soon.ts'
import { completeHeaders } from '../answer-headers.ts'
import type { Validity } from '../front/front-headers.ts'
import { isFromFront, tellFront } from '../front/tell-front.ts'
import { writeInForm } from '../page-forms/write-in-form.ts'
import { newExchange, withExchange } from '../page-answer.ts'
import type { PageDataFiles } from '../page-cache/page-data-files.ts'
import { serveSpeculationRules } from '../speculation-rules.ts'
import { serveStaticFile, type StaticFiles } from '../static-files.ts'
import { DecidedAnswers } from '../stored-responses/decided-answers.ts'
import type { StoredResponses } from '../stored-responses/stored-responses.ts'
import type { Admission } from './admission.ts'
import { ArrivingBodies, bodyRefusals } from './arriving-bodies.ts'
import { serveClosed } from './closed-site.ts'
import { compressAnswer } from './compression.ts'
import { explainFailure, type FailureWords } from './failure-page.ts'
import type { FinishedRequests } from './finished-requests.ts'
import type { FormerFiles } from './former-files.ts'
import { KeptAddresses } from './kept-addresses.ts'
import { serveLiveness } from './liveness.ts'
import type { OperatorRequests } from './operator-requests.ts'
import { servePageData } from './page-data-answer.ts'
import { leaveOutRedirectBody } from './redirect-body.ts'
import { refusalOf, refuse, TOO_BUSY } from './refusal.ts'
import { mayBeKept, requestKind } from './request-kind.ts'
import type { VisitorBuckets } from './visitor-bucket.ts'
import { runScriptsAfterPaint } from './scripts-after-paint.ts'
import { acceptRequest, type Acceptance, type Underway, within } from './underway.ts'

/**
 * Listeners of one event that an answer has before Node takes them for a leak: parts of our server and of the framework
 * each have one or two that wait for its end, eleven for a page that is streamed and compressed. Node's own limit is 10.
 */
const MOST_LISTENERS = 20

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Parts = Acceptance & {
  env: Pick<Env, 'PORT' | 'SITE_URL' | 'FRONT_SECRET' | 'DELIVERY_STEPS'>
  staticFiles: StaticFiles
  /** Undefined if this delivery step is switched off. */
  stored: StoredResponses | undefined
  dataFiles: PageDataFiles
  /** Of what the page cache returned for a request, when it is sent to a front. */
  invalidations: Validity
  formerFiles: FormerFiles
  admission: Admission
  handleByFramework: Handle
  failureWordsAt: (pathname: string) => FailureWords
  /** While operators have closed the site. */
  closedWordsAt: (pathname: string) => FailureWords
  finished: FinishedRequests
  operators: Pick<OperatorRequests, 'serve'>
  /** Choose the form of pages while flags are on for a share of visitors. */
  buckets: Pick<VisitorBuckets, 'choose' | 'forFront'>
}

/**
 * Handles a request in our server (docs/decisions/034 and 044): it may be refused by its head; liveness probes, files,
 * and pages whose answer is stored are answered at once; other requests are handled when their turn comes: redirects
 * and missing addresses here, everything else by the framework.
 */
export class RequestChain {
  readonly #parts: Parts
  readonly #kept = new KeptAddresses()
  readonly #bodies = new ArrivingBodies()
  readonly #answers: DecidedAnswers | undefined
  /** Runs a handler outside the context of the request whose end admitted it. */
  readonly #outside = AsyncLocalStorage.snapshot()

  constructor(parts: Parts) {
    this.#parts = parts
    const { stored, env } = parts
    this.#answers = stored && new DecidedAnswers(stored, `http://localhost:${env.PORT}`, env.SITE_URL)
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    response.setMaxListeners(MOST_LISTENERS)
    const exchange = newExchange(response)
    this.#parts.finished.watch(request, response, exchange)
    if (this.#parts.operators.serve(request, response)) {
      exchange.route = 'operators'
      return
    }
    const isForFront = isFromFront(request.headers, this.#parts.env.FRONT_SECRET)
    const { buckets, invalidations } = this.#parts
    if (isForFront) tellFront(request, response, exchange, invalidations, () => buckets.forFront())
    buckets.choose({ request, response, exchange }, isForFront)
    const refusal = refusalOf(request)
    if (refusal === undefined && serveClosed(request, response, this.#parts.closedWordsAt)) {
      exchange.route = 'closed'
      return
    }
    if (refusal === undefined && this.#answers && this.#kept.isStored(request)) {
      this.#answerKept(acceptRequest({ request, response, exchange }, this.#parts), this.#answers)
      return
    }
    completeHeaders(response)
    if (refusal) {
      exchange.route = 'refused'
      refuse(request, response, refusal)
    } else if (serveLiveness(request, response)) exchange.route = '/livez'
    else if (serveSpeculationRules(request, response)) exchange.route = 'file'
    else if (serveStaticFile(this.#parts.staticFiles, request, response)) exchange.route = 'file'
    else this.#enqueue(acceptRequest({ request, response, exchange }, this.#parts))
  }

  /** Answers a request for an address whose answer has been stored, if that is still valid; otherwise passes it on. */
  #answerKept(underway: Underway, answers: DecidedAnswers): void {
    const isAnswered = within(underway, () => withoutFailure(() => answers.answer(underway)))
    void whenThere(isAnswered, (is) => {
      if (is || underway.response.destroyed) return
      completeHeaders(underway.response)
      this.#enqueue(underway)
    })
  }

  #enqueue(underway: Underway): void {
    const { request, response, client, exchange } = underway
    explainFailure(request, response, this.#parts.failureWordsAt)
    this.#bodies.receive(request, client, (arrival) => {
      if (arrival === 'gone') return void response.destroy()
      if (arrival !== 'here') return refuse(request, response, bodyRefusals[arrival])
      const kind = requestKind(request, this.#kept)
      if (mayBeKept(kind, request)) this.#learn(underway)
      this.#parts.admission.apply({
        kind,
        client,
        response,
        begin: () => this.#outside(() => within(underway, () => withExchange(exchange, () => this.#handle(underway)))),
        refuse: () => refuse(request, response, TOO_BUSY),
      })
    })
  }

  #handle(underway: Underway): void {
    const { request, response, exchange } = underway
    const { dataFiles, formerFiles } = this.#parts
    if (servePageData(dataFiles, request, response) || formerFiles.serve(request, response)) {
      exchange.route = 'file'
      return
    }
    const isAnswered = withoutFailure(() => this.#answers?.answerWithoutPage(underway) ?? false)
    void whenThere(isAnswered, (is) => {
      if (is || response.destroyed) return
      leaveOutRedirectBody(response)
      writeInForm(underway, this.#parts.env.SITE_URL)
      compressAnswer(request, response)
      if (this.#parts.env.DELIVERY_STEPS.includes('first-paint-first')) runScriptsAfterPaint(underway)
      this.#passOn(underway)
    })
  }

  /** Lets the framework answer, below a span of the request's own if measurements are exported. */
  #passOn({ request, response, exchange }: Underway): void {
    const answer = () => void this.#parts.handleByFramework(request, response)
    const measurements = telemetry()
    if (measurements === undefined) return answer()
    exchange.span = measurements.begin('request', { 'http.request.method': request.method ?? '' }, exchange.arrivedAt)
    measurements.within(exchange.span, answer)
  }

  /** Remembers the outcome of a request for a page. */
  #learn({ request, response, exchange }: Underway): void {
    this.#kept.learn(request, response, exchange)
    const isDocument = request.method === 'GET' && request.headers.rsc === undefined
    const { stored } = this.#parts
    if (!isDocument || !stored) return
    const noteStored = this.#kept.storedNoter(request)
    response.once('finish', () => {
      stored.learn(exchange, response).then(
        (isStored) => isStored && noteStored(),
        (err: unknown) => siteLog().error({ err }, 'an answer was not stored'),
      )
    })
  }
}

/** Whether an attempt to send a stored answer succeeds; if it fails, the framework answers. */
function withoutFailure(attempt: () => Soon<boolean>): Soon<boolean> {
  try {
    const isAnswered = attempt()
    return isAnswered instanceof Promise ? isAnswered.catch(reportFailure) : isAnswered
  } catch (err) {
    return reportFailure(err)
  }
}

function reportFailure(err: unknown): false {
  siteLog().error({ err }, 'a stored answer was not sent')
  return false
}
