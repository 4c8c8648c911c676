import 'server-only'
import { UpstreamError } from '../errors'
import { isService } from '../services'
import { env } from './env'
import { isOff } from './off'
import { BodyLimitError, readLimited } from './read-limited'
import { spendCall } from './request-budget'
import { currentRequestId } from './request-id'
import { callerOf, type CallClass } from './upstream-caller'
import { askedPauseMs, isRateLimited, type Outcome } from './upstream-outcome'
import { measureCall } from './upstream-measured'
import { throughPolicies } from './upstream-policies'

const ANSWER_LIMIT_BYTES = 5 * 1024 * 1024

export type UpstreamCall = {
  /** Name of the service, in errors and logs; each service has its own breakers and limits. */
  service: string
  /** Name of the operation, in errors and logs: `getPublicEvent`. */
  operation: string
  /** Whether it is a read by POST, which may be retried like a GET. */
  isRead?: boolean
  /**
   * Whether it tells if the service is back: sent although a breaker is open, which it closes if it is served. Only for what
   * no visitor can cause, since nothing else limits it.
   */
  isProbe?: boolean
  /** Deadline of the whole call, including its second attempt; `UPSTREAM_DEADLINE_MS` by default. */
  deadlineMs?: number
  /** Request id for errors and the upstream request; by default the current request's, or a new one. */
  requestId?: string
  /** Function that sends it; by default the global `fetch`. */
  transport?: typeof fetch
  /**
   * Puts what an answer means into HTTP, by which the rules go: GraphQL says in the body of a 200 that a call was limited.
   * Gets the complete answer.
   */
  restate?: (answer: Response) => Response | Promise<Response>
  /** Address of the visitor whom the service is told of, and limits: the limit is then this visitor's alone. */
  toldAddress?: string | undefined
}

/** A `fetch` for official clients. */
export type UpstreamFetch = (address: string | URL, init?: RequestInit) => Promise<Response>

/**
 * A `fetch` with the rules of contracts.md, "When an answer is bad", for our own requests and for official clients:
 * deadline, one more attempt for reads, breaker, limits on calls and bytes, request id and user agent. It returns
 * complete responses, including refusals, but throws for 429: clients would otherwise wait and retry themselves.
 *
 * @throws UpstreamError if there is no answer; also, without a call, if the current request has made too many calls
 * already; at once if the site does without the service
 */
export function upstreamFetch(call: UpstreamCall): UpstreamFetch {
  const { service, deadlineMs = env.UPSTREAM_DEADLINE_MS, requestId = currentRequestId() } = call
  // At once: of a service that is off there is no address, either.
  if (isService(service) && isOff(service)) throw failure({ ...call, requestId }, { failed: 'off' })
  return async (address, init = {}) => {
    const headers = headersOf(init, requestId)
    const callClass = classOf(call, init, headers)
    if (!spendCall()) throw failure({ ...call, requestId }, { failed: 'over_budget' })
    const send = (signal: AbortSignal) => attempt(call, address, { ...init, headers, signal })
    const caller = callerOf({ service, callClass, toldAddress: call.toldAddress }, address, { ...init, headers })
    const guarded = { service, callClass, caller, deadlineMs, isProbe: call.isProbe }
    const outcome = await measureCall({ ...call, requestId }, () =>
      throughPolicies(guarded, send, init.signal ?? undefined),
    )
    if ('failed' in outcome || isRateLimited(outcome)) throw failure({ ...call, requestId }, outcome)
    return outcome.response
  }
}

function headersOf({ headers: given }: RequestInit, requestId: string): Headers {
  const headers = new Headers(given)
  headers.set('user-agent', `${env.PRODUCT_NAME} web`)
  headers.set('x-request-id', requestId)
  // The transport determines the length itself.
  headers.delete('content-length')
  return headers
}

function classOf({ isRead = false }: UpstreamCall, { method = 'GET' }: RequestInit, headers: Headers): CallClass {
  if (method !== 'GET' && !isRead) return 'write'
  return headers.has('authorization') ? 'member read' : 'public read'
}

async function attempt(
  { transport, restate = (answer) => answer }: UpstreamCall,
  address: string | URL,
  init: RequestInit,
): Promise<Outcome> {
  let status: number | undefined
  try {
    // The global is resolved late: Next and tests replace it after this module is loaded.
    const response = await (transport ?? fetch)(address, {
      ...init,
      // Next's fetch cache would keep a 200 with a useless body, and never hit: its key contains x-request-id.
      cache: 'no-store',
      // A token must not follow a redirect to another origin; none of our services redirects.
      redirect: 'manual',
    })
    status = response.status
    const answer = copyWithBody(response, await readLimited(response.body, ANSWER_LIMIT_BYTES))
    return { response: await restate(answer) }
  } catch (cause) {
    if (cause instanceof BodyLimitError) return { failed: 'too_large', status, cause }
    if (init.signal?.aborted) return { failed: 'timeout', status, cause }
    return { failed: status === undefined ? 'network' : 'cut_short', status, cause }
  }
}

/** A copy of a response with its body in memory, so that reading it can't fail halfway. */
function copyWithBody({ status, headers: sent }: Response, body: Uint8Array<ArrayBuffer>): Response {
  const headers = new Headers(sent)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  return new Response(body.byteLength > 0 ? body : null, { status, headers })
}

function failure({ service, operation, requestId }: UpstreamCall, outcome: Outcome): UpstreamError {
  const { kind, status, cause } =
    'failed' in outcome
      ? { ...outcome, kind: outcome.failed }
      : { kind: 'busy' as const, status: outcome.response.status, cause: undefined }
  const asked = askedPauseMs(outcome)
  const retryAfterSeconds = asked === undefined ? undefined : Math.max(1, Math.ceil(asked / 1000))
  return new UpstreamError({ service, operation, requestId, kind, status }, { cause, retryAfterSeconds })
}
