import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** A front that takes every purge, or none. */
export type PurgedFront = { hang: () => void; goOn: () => void; stop: () => void }

export async function startPurgedFront(port: number): Promise<PurgedFront> {
  let hangs = false
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    if (hangs) waiting.push(response)
    else response.end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    hang: () => {
      hangs = true
    },
    goOn: () => {
      hangs = false
      for (const response of waiting.splice(0)) response.end()
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
