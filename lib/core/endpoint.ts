import type * as z from 'zod/mini'
import type { LimitName } from './limits'

type Schema = z.ZodMiniType
/** A schema of zod or of zod/mini: the browser sends bodies, but doesn't parse them. */
type BodySchema = z.core.$ZodType
/** A plain type guard, for answers that visitors' pages check without a schema (docs/decisions/008). */
type Guard = (value: unknown) => boolean
/** Media types of answers other than JSON; the handler makes such a `Response` itself. */
type OtherAnswer = 'text/calendar' | 'text/csv' | 'text/html' | 'image/png' | 'image/webp' | 'a redirect' | 'nothing'

type Terms = {
  /**
   * The limit that a visitor's calls count against. Without one the endpoint is for members: their session and page are
   * checked, and their reads and writes counted (`withMember`).
   */
  limit?: LimitName
  /** Schema of the address's query; its values are sent as texts. */
  query?: Schema
  /** Schema of the body, which is sent as JSON. */
  body?: BodySchema
  /** Maximum size of the body in bytes, if the default of `readJsonBody` is too small or too large. */
  bodyLimit?: number
  /** `cache-control` of a successful answer; `no-store` unless stated. */
  cache?: string
  answer: Schema | Guard | OtherAnswer
}

/** The contract of a call of our own API, shared by the route that answers it and the browser code that makes it. */
export type Endpoint = Terms & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with its parameters: `/api/events/:id/sign-up`. It is also the route's folder in `app`. */
  path: string
}

export type MemberEndpoint = Endpoint & { limit?: undefined }
export type VisitorEndpoint = Endpoint & { limit: LimitName }
/** Endpoints that `call` and `memberCall` can call. */
export type JsonEndpoint = Endpoint & { answer: Schema }

/** Declares an endpoint (docs/adding-a-domain.md). */
// @__NO_SIDE_EFFECTS__
export function endpoint<const Method extends Endpoint['method'], const Path extends string, const Its extends Terms>(
  method: Method,
  path: Path,
  terms: Its,
): { method: Method; path: Path } & Its {
  return { method, path, ...terms }
}

type ParamName<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamName<`/${After}`>
    : Rest
  : never

/** The parameters of an endpoint's path. */
export type ParamsOf<Its extends Endpoint, Value = string> = Record<ParamName<Its['path']>, Value>

/** Input and output of the schema of a query or a body; undefined if the contract has no such schema. */
export type InputOf<Part> = Part extends BodySchema ? z.input<Part> : undefined
export type OutputOf<Part> = Part extends BodySchema ? z.output<Part> : undefined

/** The value that a handler returns; the schema's input, since the browser parses it. */
export type AnswerMade<Its extends Endpoint> = Its['answer'] extends ((value: unknown) => value is infer Value)
  ? Value
  : Its['answer'] extends Schema
    ? z.input<Its['answer']>
    : Response

/** An endpoint's address on this site. Query values that are not texts are left out. */
export function endpointAddress(
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: unknown = {},
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  const entries: [string, unknown][] = Object.entries(query ?? {})
  for (const [name, value] of entries) if (typeof value === 'string') search.set(name, value)
  return search.size > 0 ? `${filled}?${String(search)}` : filled
}
