import type * as z from 'zod/mini'
import { endpointAddress, type InputOf, type JsonEndpoint, type ParamsOf, type VisitorEndpoint } from './endpoint'
import { AppError } from './errors'
import { errorFromProblem } from './problem'

/** Header that names the page's player, sent with every request for a player. */
export const PLAYER_HEADER = 'x-player'

/** What a call sends. */
export type Sent = {
  params?: Record<string, string | number>
  query?: unknown
  body?: unknown
  signal?: AbortSignal
}

/** What a call of this endpoint sends: the parameters, query and body that its contract declares, and no others. */
type Input<Its extends JsonEndpoint> = { signal?: AbortSignal } & (keyof ParamsOf<Its> extends never
  ? object
  : { params: ParamsOf<Its, string | number> }) &
  (undefined extends Its['query']
    ? object
    : object extends InputOf<Its['query']>
      ? { query?: InputOf<Its['query']> }
      : { query: InputOf<Its['query']> }) &
  (undefined extends Its['body'] ? object : { body: InputOf<Its['body']> })

/** Arguments after the endpoint; there are none if the endpoint needs no input. */
export type CallInput<Its extends JsonEndpoint> = object extends Input<Its> ? [input?: Input<Its>] : [input: Input<Its>]

export type AnswerOf<Its extends JsonEndpoint> = z.output<Its['answer']>

/**
 * Calls an endpoint for visitors from the browser.
 * @throws AppError that the problem in the answer was made from; `internal_error` if the answer fails the schema
 */
export function call<Its extends JsonEndpoint & VisitorEndpoint>(
  endpoint: Its,
  ...[input]: CallInput<Its>
): Promise<AnswerOf<Its>> {
  return send(endpoint, input)
}

/**
 * Sends a request to an endpoint.
 *
 * @param player the requesting page's player; the answer is `another_player` if somebody else is signed in
 */
export async function send<Its extends JsonEndpoint>(
  endpoint: Its,
  sent?: Sent,
  player?: string,
): Promise<AnswerOf<Its>>
export async function send(
  endpoint: JsonEndpoint,
  { params, query, body, signal }: Sent = {},
  player?: string,
): Promise<unknown> {
  const response = await fetch(endpointAddress(endpoint, params, query), {
    method: endpoint.method,
    signal,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(player !== undefined && { [PLAYER_HEADER]: player }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const value: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw errorFromProblem(value)
  const answer = endpoint.answer.safeParse(value)
  if (!answer.success) {
    throw new AppError('internal_error', `${endpoint.path} answered something else`, { cause: answer.error })
  }
  return answer.data
}
