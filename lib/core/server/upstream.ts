import 'server-only'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { NotFoundError, UpstreamError, type UpstreamErrorKind } from '../errors'
import { BreakerOpenError, throughBreaker } from './breaker'
import { startDeadline, type Deadline } from './deadline'
import { env } from '@/lib/core/server/env'
import { BodyLimitError, readLimitedText } from './read-limited'
import { findRequestId } from './request-id'
import { isOutage, pauseBeforeRetry, type Outcome, type Reply } from './retry'

const ANSWER_LIMIT_BYTES = 5 * 1024 * 1024

export type UpstreamRequest<Answer> = {
  /** Name of the service, in errors and logs; each has a breaker of its own. */
  service: string
  /** What is asked, in errors and logs: `getPublicEvent`. */
  operation: string
  /** Absolute address without its query. */
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Undefined values are left out. */
  query?: Record<string, string | number | undefined>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as a form instead. */
  form?: URLSearchParams
  headers?: Record<string, string>
  /** The player's access token, sent as bearer. */
  token?: string
  /** What the answer must look like; an empty body is `undefined`. */
  schema: z.ZodType<Answer>
  /** A read made by POST, which may be repeated as a GET may. */
  isRead?: boolean
  /** What is missing when the service answers 404; without it a 404 is a bad answer like any other. */
  missing?: string
  /** For the whole call, its second attempt included; `UPSTREAM_DEADLINE_MS` unless said. */
  deadlineMs?: number
}

/** What tests put in place of the world. Timers are the global ones. */
export type UpstreamRuntime = { fetch: typeof fetch; random: () => number }

// Looked up late: Next and tests replace the global after this module is loaded.
const liveRuntime: UpstreamRuntime = { fetch: (...args) => fetch(...args), random: Math.random }

/**
 * Asks a service by the rules of contracts.md, "When an answer is bad". Nothing is cached here: see `cachedRead`.
 * @throws UpstreamError; NotFoundError on 404 where `missing` is given
 */
export async function upstreamRequest<Answer>(
  request: UpstreamRequest<Answer>,
  runtime: UpstreamRuntime = liveRuntime,
): Promise<Answer> {
  const call = { ...request, requestId: findRequestId() ?? randomUUID() }
  return answerFrom(call, await upstreamReply(call, runtime))
}

/** A request for what it says, whatever that is: for official clients, which read answers themselves. */
export type UpstreamCall = Omit<UpstreamRequest<unknown>, 'schema' | 'missing'> & { requestId?: string }

/**
 * The transport of `upstreamRequest`: every answer that comes in whole is returned, refusals too.
 * @throws UpstreamError where none comes in
 */
export async function upstreamReply(
  request: UpstreamCall,
  runtime: UpstreamRuntime = liveRuntime,
): Promise<Reply> {
  const call = { ...request, requestId: request.requestId ?? findRequestId() ?? randomUUID() }
  const deadline = startDeadline(request.deadlineMs ?? env.UPSTREAM_DEADLINE_MS)
  try {
    return await throughBreaker(call.service, () => exchange(call, deadline, runtime), isOutage)
  } catch (error) {
    throw error instanceof BreakerOpenError ? failure(call, 'open', { cause: error }) : error
  } finally {
    deadline.end()
  }
}

type Call = UpstreamCall & { requestId: string }

async function exchange(call: Call, deadline: Deadline, runtime: UpstreamRuntime): Promise<Reply> {
  const first = await attempt(call, deadline, runtime)
  const isRead = (call.method ?? 'GET') === 'GET' || call.isRead === true
  const room = { remainingMs: deadline.remainingMs(), now: new Date(), chance: runtime.random() }
  const pauseMs = isRead ? pauseBeforeRetry(first, room) : undefined
  if (pauseMs === undefined) return replyOrThrow(first)
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return replyOrThrow(await attempt(call, deadline, runtime))
}

function replyOrThrow(outcome: Outcome): Reply {
  if (outcome instanceof UpstreamError) throw outcome
  return outcome
}

async function attempt(call: Call, { signal }: Deadline, runtime: UpstreamRuntime): Promise<Outcome> {
  let response: Response | undefined
  try {
    response = await runtime.fetch(addressOf(call), initOf(call, signal))
    const text = await readLimitedText(response.body, ANSWER_LIMIT_BYTES)
    const { status, headers } = response
    return { status, retryAfter: headers.get('retry-after'), contentType: headers.get('content-type'), text }
  } catch (cause) {
    const status = response?.status
    if (cause instanceof BodyLimitError) return failure(call, 'too_large', { status, cause })
    if (signal.aborted) return failure(call, 'timeout', { status, cause })
    return failure(call, response ? 'cut_short' : 'network', { status, cause })
  }
}

function addressOf({ url, query = {} }: Call): URL {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value))
  }
  return address
}

function initOf(call: Call, signal: AbortSignal): RequestInit {
  const { method = 'GET', body, form, headers, token, requestId } = call
  return {
    method,
    signal,
    // Next's fetch cache would keep a 200 with a useless body, and never hit: its key contains x-request-id.
    cache: 'no-store',
    // A token must not follow a redirect to another origin; no service of ours redirects.
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      'user-agent': `${env.PRODUCT_NAME} web`,
      'x-request-id': requestId,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? form : JSON.stringify(body),
  }
}

function answerFrom<Answer>(
  call: Call & Pick<UpstreamRequest<Answer>, 'schema' | 'missing'>,
  { status, text }: Reply,
): Answer {
  if (status === 404 && call.missing !== undefined) throw new NotFoundError(call.missing)
  if (status < 200 || status > 299) throw failure(call, 'status', { status, body: parseJson(text)?.value })
  const json = text === '' ? { value: undefined } : parseJson(text)
  if (!json) throw failure(call, 'not_json', { status })
  const answer = call.schema.safeParse(json.value)
  if (!answer.success) throw failure(call, 'schema', { status, cause: answer.error })
  return answer.data
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function failure(
  { service, operation, requestId }: Call,
  kind: UpstreamErrorKind,
  { cause, ...details }: { status?: number; body?: unknown; cause?: unknown },
): UpstreamError {
  return new UpstreamError({ service, operation, requestId, kind, ...details }, { cause })
}
