/** All error codes with their HTTP status and title; defined only here. */
const problems = {
  invalid_input: { status: 400, title: 'The request is not valid' },
  not_signed_in: { status: 401, title: 'The session is missing or has ended' },
  not_authorized: { status: 401, title: 'The caller is not known' },
  sign_up_refused: { status: 403, title: 'The game server does not let the player into this event' },
  not_eligible: { status: 403, title: 'The profile is not eligible' },
  email_unproven: { status: 403, title: 'The e-mail address is not known to be the player’s' },
  registration_closed: { status: 403, title: 'Registration is closed' },
  wrong_origin: { status: 403, title: 'The request comes from another site' },
  coupon_refused: { status: 403, title: 'The coupon code is not good for this purchase' },
  payment_refused: { status: 403, title: 'The stored payment method was not accepted' },
  not_found: { status: 404, title: 'There is nothing here' },
  another_player: { status: 409, title: 'The page is not that of the player who is signed in' },
  already_member: { status: 409, title: 'The player has a membership already' },
  price_changed: { status: 409, title: 'The price is another one by now' },
  not_cancellable: { status: 409, title: 'The membership can only be cancelled where it was bought' },
  body_too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'The body is of another media type than is taken here' },
  too_many_requests: { status: 429, title: 'Too many requests in a short time' },
  internal_error: { status: 500, title: 'Something went wrong' },
  upstream_failed: { status: 502, title: 'A service behind the site gave no usable answer' },
  upstream_unreadable: { status: 502, title: 'A service behind the site answers in another form than was agreed' },
  outcome_unknown: { status: 504, title: 'It is not known whether a service has done what was asked' },
  upstream_unavailable: { status: 503, title: 'A service behind the site cannot be reached' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof problems

/** Whether a text from outside is one of our codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(problems, text)
}

export function statusOf(code: ErrorCode): number {
  return problems[code].status
}

export function errorTitleOf(code: ErrorCode): string {
  return problems[code].title
}

/** `retryAfterSeconds`: how long to wait before another try, if known; becomes `Retry-After`. */
export type AppErrorOptions = ErrorOptions & { retryAfterSeconds?: number }

const OURS: unique symbol = Symbol.for('an AppError')

const isOurs = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && OURS in value

/** An expected failure. Its code is for programs, its message for logs; neither is shown to visitors. */
export class AppError extends Error {
  static readonly kind: string = 'AppError'

  /**
   * Makes `instanceof` work across copies of this module: the bundler gives the proxy, pages and route handlers one
   * each, and they may share the failure of common work.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isOurs(value) && (this.kind === AppError.kind || this.kind === value.name)
  }

  override readonly name: string = 'AppError'
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string = errorTitleOf(code), options?: AppErrorOptions) {
    super(message, options)
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds
  }

  get [OURS](): true {
    return true
  }
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof AppError && error.code === code
}

/** The requested thing does not exist; never used for an outage. */
export class NotFoundError extends AppError {
  static override readonly kind = 'NotFoundError'
  override readonly name = 'NotFoundError'
  readonly what: string

  /** @param what names the missing thing: `event 7` */
  constructor(what: string, options?: ErrorOptions) {
    super('not_found', `${what} does not exist`, options)
    this.what = what
  }
}

/** Input from a visitor or another program violates our rules. */
export class InvalidInputError extends AppError {
  static override readonly kind = 'InvalidInputError'
  override readonly name = 'InvalidInputError'

  constructor(message: string, options?: ErrorOptions) {
    super('invalid_input', message, options)
  }
}

/** A rate limit was exceeded; nothing was done. */
export class TooManyRequestsError extends AppError {
  static override readonly kind = 'TooManyRequestsError'
  override readonly name = 'TooManyRequestsError'
  override readonly retryAfterSeconds: number

  /** @param retryAfterSeconds whole seconds, at least one */
  constructor(retryAfterSeconds: number) {
    super('too_many_requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * How an answer was bad (contracts.md, When an answer is bad). In four cases no call was made: `open` (circuit
 * breaker), `busy` (a limit on calls to the service, ours or its own 429), `over_budget` (the current request has
 * caused too many calls already), `off` (the site does without the service).
 */
export type UpstreamErrorKind =
  | 'timeout'
  | 'network'
  | 'cut_short'
  | 'not_json'
  | 'too_large'
  | 'status'
  | 'schema'
  | 'open'
  | 'busy'
  | 'over_budget'
  | 'off'

export type UpstreamFailure = {
  service: string
  operation: string
  kind: UpstreamErrorKind
  /** The `x-request-id` that the service was called with. */
  requestId?: string
  /** HTTP status, if there was an answer. */
  status?: number
  /** The refusal's JSON, for kind `status`: services explain refusals in it. */
  body?: unknown
}

const UNREACHABLE: ReadonlySet<UpstreamErrorKind> = new Set(['timeout', 'network', 'open', 'busy'])

function codeOf(kind: UpstreamErrorKind): ErrorCode {
  if (kind === 'schema') return 'upstream_unreadable'
  return UNREACHABLE.has(kind) ? 'upstream_unavailable' : 'upstream_failed'
}

/** A service behind the site answered incorrectly, too late or not at all. */
export class UpstreamError extends AppError {
  static override readonly kind = 'UpstreamError'
  override readonly name = 'UpstreamError'
  readonly service: string
  readonly operation: string
  readonly kind: UpstreamErrorKind
  readonly requestId: string | undefined
  readonly status: number | undefined
  readonly body: unknown

  constructor(failure: UpstreamFailure, options?: AppErrorOptions) {
    const { service, operation, kind, status } = failure
    super(codeOf(kind), `${service} ${operation}: ${kind}${status ? ` (${status})` : ''}`, options)
    this.service = service
    this.operation = operation
    this.kind = kind
    this.requestId = failure.requestId
    this.status = status
    this.body = failure.body
  }
}

/**
 * Seconds to wait after exceeding a rate limit, ours or an upstream service's. Undefined for every other failure: an
 * outage of known length is not the caller's fault.
 */
export function askedWait(error: unknown): number | undefined {
  if (!(error instanceof AppError) || (error instanceof UpstreamError && error.kind !== 'busy')) return undefined
  return ASK_TO_WAIT.has(error.code) ? error.retryAfterSeconds : undefined
}

const ASK_TO_WAIT: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'upstream_unavailable'])

/** Whether no waiting mends a failure: a service answers in another form than was agreed. */
export const isLasting = (error: unknown): boolean => hasCode(error, 'upstream_unreadable')

/**
 * Statuses of the pages shown instead of one that can't be shown. Of a page that needs a service, 503 is one that will be
 * back, and 502 one that answers in another form than was agreed.
 */
export type ErrorStatus = 404 | 410 | 500 | 502 | 503
