import type { Locale } from '../../i18n/locales.ts'
import type { Absence } from '../content/published/absence.ts'
import type { StageStarts } from '../domains/campaigns/stage.ts'

/** What the route of a page request depends on. */
export type PageRequest = { method: string; url: URL; headers: Headers }

/** What deciding needs to know besides the request; looked up only for addresses that depend on it. */
export type Lookups = {
  /** `SITE_URL` */
  siteUrl: string
  now(): Date
  /** Whether the request's browser is shown a draft. */
  showsDraft(): Promise<boolean>
  /** Whether the request carries a session. */
  isSignedIn(): Promise<boolean>
  /** What an address without a page leads to (`lib/content/published/absence.ts`). */
  findAbsence(path: string, locale: Locale): Promise<Absence | undefined>
  /** @throws UpstreamError in an outage, if the dates aren't known from before */
  campaignStarts(uid: string, locale: Locale): Promise<StageStarts | 'missing'>
  /** Whether the client has signed in too often and has to wait. Counts nothing. */
  mustWaitToSignIn(): Promise<boolean>
  /** Counts a look at a shared page. @returns whether the client may get it with a head of its own */
  takeSharedPage(): Promise<boolean>
}

/** Headers of the answer, besides those of its kind. */
type AnswerHeaders = Readonly<Record<string, string>>

/** A route of the framework by its path with the language, `/en/about`. Without `search` it gets the request's. */
export type Route = { pathname: string; search?: string; headers?: AnswerHeaders }

/** A page rendered for one request: under a policy with a nonce, and never cached. */
export type RouteForOneRequest = Route & { framedBy?: 'editors' }

/** How a page request is answered. */
export type Decision =
  /** By a page that is the same for everybody, and cached, or by an endpoint of the API. */
  | (Route & { kind: 'route' })
  | (RouteForOneRequest & { kind: 'page-for-one-request' })
  | { kind: 'redirect'; to: URL; status: 303 | 307 | 308; headers?: AnswerHeaders }
  /** Without a body. */
  | { kind: 'refusal'; status: 204 | 405; headers: AnswerHeaders }
