import { createServer, type IncomingMessage, type RequestListener, request as sendRequest } from 'node:http'
import { duplexPair } from 'node:stream'

/** Headers of a connection, or about its origin, which are replaced by our own. */
const OF_THE_CONNECTION = /^(connection|keep-alive|transfer-encoding|content-length|host|forwarded|x-forwarded-.*)$/

const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * Calls a Node request listener with a web request, over a connection in memory: it needs no port, and the control API
 * can record, cut or delay its answers like those of other services.
 *
 * @param origin the origin of requests, as the listener sees it
 */
export function callInMemory(listener: RequestListener, origin: string): (request: Request) => Promise<Response> {
  const server = createServer(listener)
  const { host, protocol } = new URL(origin)
  const ownHeaders = { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }

  return async (request) => {
    const body = Buffer.from(await request.arrayBuffer())
    const { pathname, search } = new URL(request.url)
    const [near, far] = duplexPair()
    server.emit('connection', far)
    const headers = { ...Object.fromEntries(withoutConnection(request.headers)), ...ownHeaders }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method } = request
      const call = sendRequest({ createConnection: () => near, method, path: pathname + search, headers }, resolve)
      call.on('error', reject).end(body)
    })
    return responseOf(answer)
  }
}

async function responseOf(answer: IncomingMessage): Promise<Response> {
  const body = Buffer.concat(await answer.toArray())
  const status = answer.statusCode ?? 500
  const all = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers: withoutConnection(all) })
}

function withoutConnection(headers: Iterable<[string, string]>): [string, string][] {
  return [...headers].filter(([name]) => !OF_THE_CONNECTION.test(name))
}
