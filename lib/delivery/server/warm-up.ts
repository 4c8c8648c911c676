import { once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'

/**
 * Pages that are made in different ways. If one of them can be answered, the server works: the others may have failed
 * because of what they contain.
 */
const PAGES = ['/', '/login', '/gallery']
const PATIENCE_MS = 10_000

/**
 * Requests pages before a server is open to others.
 *
 * @param answer the server's own listener
 * @param host that visitors name
 * @returns whether the server works. An outage (503) or a slow service doesn't count against it
 */
export async function canServe(answer: RequestListener, host: string): Promise<boolean> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    for (const path of PAGES) if ((await statusOf({ host, port, path })) !== 500) return true
    return false
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** The status of an answer; undefined if none comes in time. */
function statusOf({ host, port, path }: { host: string; port: number; path: string }): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = { host, accept: 'text/html' }
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false })
    asked.setTimeout(PATIENCE_MS, () => asked.destroy())
    asked.once('error', () => resolve(undefined))
    asked.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.end()
  })
}
