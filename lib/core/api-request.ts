import type * as z from 'zod/mini'
import { AppError } from './errors'
import { errorFromProblem } from './problem'

/** Header that names the page's player, sent with every request for a player. */
export const PLAYER_HEADER = 'x-player'

export type ApiRequest<Answer> = {
  /** Path of our own API with its query: `/api/live-counts`. */
  path: string
  schema: z.ZodMiniType<Answer>
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** The requesting page's player; the answer is `another_player` if somebody else is signed in. */
  player?: string
  signal?: AbortSignal
}

/** Requests our own route handlers from the browser; a problem in the response becomes the `AppError` that it was. */
export async function apiRequest<Answer>(request: ApiRequest<Answer>): Promise<Answer> {
  const { path, schema, method = 'GET', body, player, signal } = request
  const response = await fetch(path, {
    method,
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
  const answer = schema.safeParse(value)
  if (!answer.success) throw new AppError('internal_error', `${path} answered something else`, { cause: answer.error })
  return answer.data
}
