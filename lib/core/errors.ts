/** Every problem the site can speak of: its HTTP status and its title, and nowhere else. */
const problems = {
  invalid_input: { status: 400, title: 'The request is not valid' },
  not_signed_in: { status: 401, title: 'The session is missing or has ended' },
  not_authorized: { status: 401, title: 'The caller is not known' },
  sign_up_refused: { status: 403, title: 'The game server does not let the player into this event' },
  not_eligible: { status: 403, title: 'The profile is not eligible' },
  registration_closed: { status: 403, title: 'Registration is closed' },
  wrong_origin: { status: 403, title: 'The request comes from another site' },
  not_found: { status: 404, title: 'There is nothing here' },
  body_too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'The request must be JSON' },
  internal_error: { status: 500, title: 'Something went wrong' },
  upstream_failed: { status: 502, title: 'A service behind the site gave no usable answer' },
  upstream_unavailable: { status: 503, title: 'A service behind the site cannot be reached' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof problems

/** Tells our codes from anything else that a wire may say. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(problems, text)
}

export function statusOf(code: ErrorCode): number {
  return problems[code].status
}

export function titleOf(code: ErrorCode): string {
  return problems[code].title
}

/** An expected failure. Its code is for programs, its message for logs; neither is shown to visitors. */
export class AppError extends Error {
  override readonly name: string = 'AppError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string = titleOf(code), options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof AppError && error.code === code
}

/** What was asked for does not exist; never used for an outage. */
export class NotFoundError extends AppError {
  override readonly name = 'NotFoundError'
  readonly what: string

  /** @param what names the missing thing: `event 7` */
  constructor(what: string, options?: ErrorOptions) {
    super('not_found', `${what} does not exist`, options)
    this.what = what
  }
}

/** What a visitor or another program sent us fails our rules. */
export class InvalidInputError extends AppError {
  override readonly name = 'InvalidInputError'

  constructor(message: string, options?: ErrorOptions) {
    super('invalid_input', message, options)
  }
}

/** How an answer was bad (contracts.md, When an answer is bad); `open` is the breaker, which did not ask. */
export type UpstreamErrorKind =
  | 'timeout'
  | 'network'
  | 'cut_short'
  | 'not_json'
  | 'too_large'
  | 'status'
  | 'schema'
  | 'open'

export type UpstreamFailure = {
  service: string
  operation: string
  kind: UpstreamErrorKind
  /** The `x-request-id` the service was called with. */
  requestId?: string
  /** HTTP status, where there was an answer. */
  status?: number
  /** The refusal's JSON, for kind `status`: services explain themselves there. */
  body?: unknown
}

const UNREACHABLE: ReadonlySet<UpstreamErrorKind> = new Set(['timeout', 'network', 'open'])

/** A service behind the site answered badly, late or not at all. */
export class UpstreamError extends AppError {
  override readonly name = 'UpstreamError'
  readonly service: string
  readonly operation: string
  readonly kind: UpstreamErrorKind
  readonly requestId: string | undefined
  readonly status: number | undefined
  readonly body: unknown

  constructor(failure: UpstreamFailure, options?: ErrorOptions) {
    const { service, operation, kind, status } = failure
    const code = UNREACHABLE.has(kind) ? 'upstream_unavailable' : 'upstream_failed'
    super(code, `${service} ${operation}: ${kind}${status ? ` (${status})` : ''}`, options)
    this.service = service
    this.operation = operation
    this.kind = kind
    this.requestId = failure.requestId
    this.status = status
    this.body = failure.body
  }
}
