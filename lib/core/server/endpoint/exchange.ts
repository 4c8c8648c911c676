import 'server-only'
import type * as z from 'zod/mini'
import type { AnswerMade, Endpoint, OutputOf, ParamsOf } from '@/lib/core/endpoint'
import { InvalidInputError } from '@/lib/core/errors'
import { readJsonBody } from '../read-body'

/** A request as an endpoint's handler gets it: parsed by the contract. */
export type Received<Its extends Endpoint> = {
  request: Request
  params: ParamsOf<Its>
  query: OutputOf<Its['query']>
  body: OutputOf<Its['body']>
  /** Headers of the answer, with the contract's `cache-control`; a handler may change them. */
  headers: Headers
}

/** Parses what an endpoint declares. @throws InvalidInputError and what `readJsonBody` throws */
export async function receive<Its extends Endpoint>(
  endpoint: Its,
  request: Request,
  params: object,
): Promise<Received<Its>>
export async function receive(endpoint: Endpoint, request: Request, params: object): Promise<unknown> {
  const { query, body, bodyLimit, cache = 'no-store' } = endpoint
  return {
    request,
    params,
    query: query && parseQuery(query, new URL(request.url).searchParams),
    body: body && (await readJsonBody(request, body, bodyLimit)),
    headers: new Headers({ 'cache-control': cache }),
  }
}

function parseQuery(schema: z.ZodMiniType, search: URLSearchParams): unknown {
  const query = schema.safeParse(Object.fromEntries(search))
  if (!query.success) throw new InvalidInputError('the query fails its schema', { cause: query.error })
  return query.data
}

/** The response for what a handler returned: JSON, or the handler's own `Response`. */
export function answerWith<Its extends Endpoint>(made: AnswerMade<Its>, { headers }: Received<Its>): Response
export function answerWith(made: unknown, { headers }: { headers: Headers }): Response {
  if (!(made instanceof Response)) return Response.json(made, { headers })
  for (const [name, value] of headers) if (!made.headers.has(name)) made.headers.set(name, value)
  return made
}

const declared = new WeakMap<object, Endpoint>()

/** Notes which endpoint a route handler serves, for the test that walks all routes. */
export function declareEndpoint<Handler extends object>(endpoint: Endpoint, handler: Handler): Handler {
  declared.set(handler, endpoint)
  return handler
}

/** The endpoint that a route handler serves. */
export const endpointOf = (handler: object): Endpoint | undefined => declared.get(handler)
