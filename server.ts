// The production server: Next behind a check of the request line, which Next itself answers with a bare 500.
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { withPageAnswer } from './lib/core/server/page-answer.ts'
import { compressStaticFiles, serveStaticFile, type StaticFiles } from './lib/core/server/static-files.ts'

const port = Number(process.env.PORT ?? 3000)
const hostname = process.env.HOSTNAME_TO_BIND ?? '127.0.0.1'
const LONGEST_ADDRESS = 8192
/** Next throws on any other (TRACE, CONNECT and inventions). */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

// Next takes a rewrite to another host for a call elsewhere: it must know itself by the name that requests come in with.
const app = next({ dev: false, hostname: 'localhost', port, dir: import.meta.dirname })
await app.prepare()
const handle = app.getRequestHandler()

const staticFiles: StaticFiles = new Map()
const distDir = join(import.meta.dirname, process.env.NEXT_DIST_DIR ?? '.next')
compressStaticFiles(staticFiles, distDir).catch((error: unknown) => console.warn('static files stay in gzip', error))

const server = createServer((request, response) => {
  const address = request.url ?? '/'
  if (!METHODS.has(request.method ?? '')) return refuse(response, 405, 'The method is not known here.')
  if (address.length > LONGEST_ADDRESS) return refuse(response, 414, 'The address is too long.')
  if (!isWellFormed(address)) return refuse(response, 400, 'The address is malformed.')
  if (serveStaticFile(staticFiles, request, response)) return undefined
  return void withPageAnswer(response, () => handle(request, response))
})
// Slow senders may not hold connections open (Node's own limits are minutes).
server.headersTimeout = 15_000
server.requestTimeout = 30_000
// Longer than a proxy's idle time, so that it never sends into a closing connection.
server.keepAliveTimeout = 75_000

server.listen(port, hostname, () => console.warn(`site ready on http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5_000).unref()
  })
}

/** Whether every percent sign of an address begins a valid code; Next throws on any other. */
function isWellFormed(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.end(sentence)
}
