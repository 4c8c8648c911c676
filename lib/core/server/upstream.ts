import 'server-only'
import type { z } from 'zod'
import { NotFoundError, UpstreamError, type UpstreamErrorKind } from '../errors'
import { currentRequestId } from './request-id'
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
  /** What the answer must look like; an empty body is `undefined`. */
  schema: z.ZodType<Answer>
  /** The one status that is success, where the contract names one; any 2xx otherwise. */
  expects?: number
  /** What is missing when the service answers 404; without it a 404 is a bad answer like any other. */
  missing?: string
}

/**
 * Asks a service for JSON by the rules of contracts.md, "When an answer is bad". Nothing is cached here: see `cachedRead`.
 * @throws UpstreamError; NotFoundError on 404 where `missing` is given, and for an address that leads elsewhere
 */
export async function upstreamRequest<Answer>(request: UpstreamRequest<Answer>): Promise<Answer> {
  const { requestId = currentRequestId(), schema, expects, missing } = request
  const call = { ...request, requestId }
  const response = await upstreamFetch(call)(addressOf(request), initOf(request))
  if (response.status === 404 && missing !== undefined) throw new NotFoundError(missing)
  const text = await response.text()
  const json = text === '' && response.ok ? { value: undefined } : parseJson(text)
  const answer = response.ok && json ? schema.safeParse(json.value) : undefined
  if (!answer?.success) throw toUpstreamError(call, response, json, answer?.error)
  if (expects !== undefined && response.status !== expects) throw unexpected(call, response)
  return answer.data
}

/** A service that says something else than that it was done (201, 202, 206 …) may not have done it. */
const unexpected = ({ service, operation, requestId }: UpstreamCall, { status }: Response) =>
  new UpstreamError({ service, operation, requestId, kind: 'status', status })

/**
 * What is wrong with an answer that came in whole.
 * @param json its body, where that is JSON
 */
export function toUpstreamError(
  { service, operation, requestId }: UpstreamCall,
  { ok, status }: Response,
  json: { value: unknown } | undefined,
  cause?: unknown,
): UpstreamError {
  const kind: UpstreamErrorKind = !ok ? 'status' : json ? 'schema' : 'not_json'
  const body = ok ? undefined : json?.value
  return new UpstreamError({ service, operation, requestId, kind, status, body }, { cause })
}

/** Nothing is called by a name of dots alone, which is a step up to another call whatever its dots are written as. */
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
