import 'server-only'
import type { z } from 'zod'
import { NotFoundError, UpstreamError, type UpstreamErrorKind } from '../errors'
import { log } from './log'
import { currentRequestId, withRequestId } from './request-id'
import { upstreamFetch, type UpstreamCall } from './upstream-fetch'

export type UpstreamRequest<Answer> = UpstreamCall & {
  /** Absolute address without its query. */
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Undefined values are left out. */
  query?: Record<string, string | number | undefined>
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** The player's access token, sent as bearer. */
  token?: string
  /** Schema of the answer; an empty body is `undefined`. */
  schema: z.ZodType<Answer>
  /** The only successful status, if the contract names one; otherwise any 2xx. */
  expects?: number
  /** Name of the missing thing if the service answers 404; without it a 404 is treated like any other bad answer. */
  missing?: string
  /**
   * Whether the request reads `missing` by an id that may be a visitor's: 400 and 422 then mean the same as 404, since a service
   * refuses ids of another form than its own (docs/decisions/079).
   */
  isById?: boolean
}

const REFUSED_ID: ReadonlySet<unknown> = new Set([400, 422])

/** Whether a service refuses an id, which says that there is nothing of that id (docs/decisions/079). */
export const isRefusedId = (error: unknown): boolean => error instanceof UpstreamError && REFUSED_ID.has(error.status)

/**
 * Requests JSON from a service by the rules of contracts.md, "When an answer is bad". Nothing is cached here: see
 * `cachedRead`.
 * @throws UpstreamError; NotFoundError if what is `missing` is not there, and if a name in the address would change its path
 */
export async function upstreamRequest<Answer>(request: UpstreamRequest<Answer>): Promise<Answer> {
  const { requestId = currentRequestId(), schema, expects, missing, isById = false } = request
  const call = { ...request, requestId }
  const response = await upstreamFetch(call)(addressOf(request), initOf(request))
  const isMissing = response.status === 404 || (isById && REFUSED_ID.has(response.status))
  if (isMissing && missing !== undefined) throw new NotFoundError(missing)
  const text = await response.text()
  const json = text === '' && response.ok ? { value: undefined } : parseJson(text)
  const answer = response.ok && json ? schema.safeParse(json.value) : undefined
  if (!answer?.success) throw toUpstreamError(call, response, json, answer?.error)
  if (expects !== undefined && response.status !== expects) throw unexpected(call, response)
  return answer.data
}

/** Another 2xx (201, 202, 206 …) doesn't confirm that the request was carried out. */
const unexpected = ({ service, operation, requestId }: UpstreamCall, { status }: Response) =>
  new UpstreamError({ service, operation, requestId, kind: 'status', status })

/**
 * The error for a complete but bad answer.
 * @param json its body, if that is JSON
 */
export function toUpstreamError(
  { service, operation, requestId }: UpstreamCall,
  { ok, status }: Response,
  json: { value: unknown } | undefined,
  cause?: unknown,
): UpstreamError {
  const kind: UpstreamErrorKind = !ok ? 'status' : json ? 'schema' : 'not_json'
  const body = ok ? undefined : json?.value
  const error = new UpstreamError({ service, operation, requestId, kind, status, body }, { cause })
  // Here, since what asks may do without the answer and say nothing; a repetition is a line a minute (`RepeatedLines`).
  // Outside of a request the line has the id of this call, which the service was told.
  if (kind === 'schema')
    withRequestId(requestId, () => log.error({ err: error }, 'a service answers in another form than was agreed'))
  return error
}

/** A name of only dots would lead to a parent path and so to another call, however the dots are encoded. */
const STEP = /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i

function addressOf({ url, query = {} }: UpstreamRequest<unknown>): URL {
  if (STEP.test(url)) throw new NotFoundError('what has dots for a name')
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value))
  }
  return address
}

function initOf({ method = 'GET', body, headers, token }: UpstreamRequest<unknown>): RequestInit {
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

/** The value of a JSON text; undefined if the text isn't JSON. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
