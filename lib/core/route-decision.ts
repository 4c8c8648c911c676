/** What the route of a page request depends on. */
export type PageRequest = { method: string; url: URL; headers: Pick<Headers, 'get'> }

/** Headers of the answer, besides those of its kind. */
type AnswerHeaders = Readonly<Record<string, string>>

/** A route of the framework by its path with the language, `/en/about`. Without `search` it gets the request's. */
export type RouteTarget = { pathname: string; search?: string; headers?: AnswerHeaders }

/** What a page is sent as, other than itself (docs/decisions/061): its words, or a guide through the site. */
export type PageForm = 'markdown' | 'guide'

/** A page rendered for one request: under a policy with a nonce, and never cached. */
export type RouteForOneRequest = RouteTarget & { framedBy?: 'editors' }

/** Leads to another address of this site, or of another one if editors wrote so. */
export type Redirect = {
  kind: 'redirect'
  to: URL
  status: 303 | 307 | 308
  headers?: AnswerHeaders
  /** Who may have written the address of another site: editors, or operators in the environment. Requests never do. */
  writtenBy?: 'editors' | 'operators'
}

/** A request that is refused, without a body. */
export type PageRefusal = { kind: 'refusal'; status: 204 | 405; headers: AnswerHeaders }

/** How a page request is answered. */
export type Decision =
  /** By a page that is the same for everybody, and cached, or by an endpoint of the API. */
  | (RouteTarget & {
      kind: 'route'
      /** For how many milliseconds the decision stays the same if nothing is published; forever unless said. */
      unchangedForMs?: number
      form?: PageForm
      /** Whether visitors of other buckets may get another form of the page (docs/decisions/065). */
      hasFlagForms?: true
    })
  | (RouteForOneRequest & { kind: 'page-for-one-request' })
  | Redirect
  | PageRefusal
