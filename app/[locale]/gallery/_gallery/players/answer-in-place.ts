import { PLAYER_HEADER } from '@/lib/core/call'
import type { AnswerMade, JsonEndpoint } from '@/lib/core/endpoint'
import { AppError } from '@/lib/core/errors'
import { problemFromError } from '@/lib/core/problem'

/** What is asked for: the parameters of the address's path, and its query. */
type Asked = { params: Readonly<Record<string, string | undefined>>; query: URLSearchParams }

/** An endpoint with an example of what it answers. */
export type Example = { method: string; path: RegExp; answer: (asked: Asked) => unknown }

/**
 * An example of what an endpoint answers, in the form that its contract demands.
 *
 * @param answer undefined where there is no example: such a request is refused
 */
export function example<Its extends JsonEndpoint>(
  endpoint: Its,
  answer: (asked: Asked) => AnswerMade<Its> | undefined,
): Example {
  const path = new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return { method: endpoint.method, path, answer }
}

/**
 * Answers with the examples in place of the site's server, from now on: what a page asks for its player, and whatever
 * else is sent in a player's name, which is refused as if the services were down. Presses aren't counted. Anything else goes
 * out as before.
 *
 * @returns a function that ends it
 */
export function answerInPlace(examples: readonly Example[]): () => void {
  const [send, count] = [window.fetch, Object.getOwnPropertyDescriptor(navigator, 'sendBeacon')]
  window.fetch = async (input, init) => {
    const { method, url, isPlayers } = requestOf(input, init)
    const found = exampleFor(examples, method, url)
    if (found !== undefined) return Response.json(found)
    return isPlayers ? refusal() : send(input, init)
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true })
  return () => {
    window.fetch = send
    if (count) Object.defineProperty(navigator, 'sendBeacon', count)
    else Reflect.deleteProperty(navigator, 'sendBeacon') // that of the prototype is there again
  }
}

function requestOf(input: RequestInfo | URL, init: RequestInit | undefined) {
  const request = input instanceof Request ? input : undefined
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  const method = (init?.method ?? request?.method ?? 'GET').toUpperCase()
  return { url, method, isPlayers: new Headers(init?.headers ?? request?.headers).has(PLAYER_HEADER) }
}

function exampleFor(examples: readonly Example[], method: string, url: URL): unknown {
  if (url.origin !== location.origin) return undefined
  for (const { path, answer, ...each } of examples) {
    const match = path.exec(url.pathname)
    if (match && each.method === method) return answer({ params: match.groups ?? {}, query: url.searchParams })
  }
  return undefined
}

function refusal(): Response {
  const problem = problemFromError(new AppError('upstream_unavailable'))
  return Response.json(problem, { status: problem.status })
}
