import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../../core/server/env-schema.ts'
import { currentForms, FLAG_FORM_HEADER, FLAG_FORMS_HEADER } from '../../core/server/flag-forms.ts'
import type { PageExchange } from '../page-answer.ts'

/** In which a front says the visitor's bucket. What visitors send under this name means nothing. */
const FRONT_BUCKET_HEADER = 'x-front-bucket'

const BUCKET = /^(?:0|[1-9]\d?)$/

/** How long a browser keeps its bucket, in seconds: 30 days. */
const LIFE_SECONDS = 30 * 24 * 60 * 60

/** Programs that say what they are; they get the plain form. The same in deploy/varnish/front.vcl. */
export const PROGRAMS = /bot|crawl|spider|slurp|preview|externalhit|lighthouse/i

type Exchange = { request: IncomingMessage; response: ServerResponse; exchange: PageExchange }

/**
 * Chooses the form of pages for a request while flags are on for a share of visitors (docs/decisions/065): by the bucket
 * in the visitor's cookie. A browser that has none, and goes to a page, gets one with the answer, by which this very
 * answer is chosen already. Whoever sends none, or what is none, gets the plain form.
 */
export class VisitorBuckets {
  readonly #environment: Env['FEATURE_FLAGS']
  readonly #cookie: string
  readonly #attributes: string

  constructor({ FEATURE_FLAGS, SITE_URL }: Pick<Env, 'FEATURE_FLAGS' | 'SITE_URL'>) {
    this.#environment = FEATURE_FLAGS
    const isSecure = SITE_URL.startsWith('https:')
    this.#cookie = `${isSecure ? '__Host-' : ''}bucket`
    this.#attributes = `; Max-Age=${LIFE_SECONDS}; Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
  }

  /** To be called before the request's headers are removed, and before anything is sent. */
  choose(asked: Exchange, isFromFront: boolean): void {
    const { headers } = asked.request
    delete headers[FLAG_FORM_HEADER]
    const forms = currentForms(this.#environment)
    if (forms === undefined) return
    const bucket = isFromFront ? bucketOf(headers[FRONT_BUCKET_HEADER]) : this.#ofVisitor(asked)
    const form = bucket === undefined ? '' : forms.ofBucket[bucket]
    if (form) headers[FLAG_FORM_HEADER] = form
  }

  /** The bucket that the visitor has, or gets now. */
  #ofVisitor(asked: Exchange): number | undefined {
    return this.#ofCookie(asked.request.headers.cookie) ?? (mayBeGiven(asked.request) ? this.#give(asked) : undefined)
  }

  /** What a front has to know of the forms to keep a copy of each, with an answer that is one of several. */
  forFront(): Record<string, string> {
    const table = currentForms(this.#environment)?.table
    if (table === undefined) return {}
    return { [FLAG_FORMS_HEADER]: table, 'x-flag-cookie': `${this.#cookie}=${this.#attributes}` }
  }

  /** Of two with its name one was planted, and it is unclear which one is ours. */
  #ofCookie(cookie = ''): number | undefined {
    const named = cookie.split(';').flatMap((pair) => {
      const [name, value] = pair.trim().split('=', 2)
      return name === this.#cookie ? [value] : []
    })
    return named.length === 1 ? bucketOf(named[0]) : undefined
  }

  /** Draws a bucket, and gives it together with the page, outside of what is stored of the answer. */
  #give({ response, exchange }: Exchange): number {
    const bucket = randomInt(100)
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (...args: [number, ...unknown[]]) => {
      if (exchange.decision?.kind === 'route' && exchange.decision.hasFlagForms) {
        exchange.ownHeaders ??= response.getHeaders()
        response.appendHeader('set-cookie', `${this.#cookie}=${bucket}${this.#attributes}`)
      }
      Reflect.apply(writeHead, response, args)
      return response
    }
    return bucket
  }
}

const bucketOf = (text: string | string[] | undefined): number | undefined =>
  typeof text === 'string' && BUCKET.test(text) ? Number(text) : undefined

/** Whether a browser goes to a page: programs don't say so, and what they are would not come back with the cookie. */
const mayBeGiven = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && !PROGRAMS.test(headers['user-agent'] ?? '')
