import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as afterInput, setTimeout as wait } from 'node:timers/promises'
import { beginDraining } from '../draining.ts'

type Draining = {
  /** How long load balancers have to notice that the site is not ready, while it still takes requests. */
  noticeMs: number
  /** Time limit for open requests, and for the work they left behind. */
  patienceMs: number
  /** Stops accepting connections; resolves when the last one has been closed. */
  stopListening: () => Promise<void>
  /** Resolves when the work that requests left behind is done. */
  finishWork: () => Promise<void>
}

/** Open responses of a connection, and when something was last received on it. */
type Connection = { answers: Set<ServerResponse>; bytesRead: number; usedAt: number }

const IDLE_CHECK_MS = 100
/** How long an idle keep-alive connection is left open after the notice, which may be shorter. */
const IDLE_MS = 1000

/**
 * Watches a server's connections, so that it can be shut down without cutting off any request.
 *
 * @returns a function that shuts the server down: it reports not-ready and goes on for a while, with responses that
 * close their connections. Then it accepts no new connections, answers open requests and those on remaining
 * connections, closes connections that become idle, and finishes the work left behind. Never takes longer than
 * `noticeMs` and twice `patienceMs`.
 */
export function drainable(server: Server): (draining: Draining) => Promise<void> {
  const connections = watch(server)
  return async ({ noticeMs, patienceMs, stopListening, finishWork }) => {
    beginDraining()
    for (const { answers } of connections.values()) for (const answer of answers) closeAfter(answer)
    server.prependListener('request', (_request, answer) => closeAfter(answer))
    await wait(noticeMs)
    const closed = stopListening()
    const stopSweeping = sweep(connections, Math.min(noticeMs, IDLE_MS))
    await Promise.race([closed, wait(patienceMs, undefined, { ref: false })])
    stopSweeping()
    server.closeAllConnections()
    await Promise.race([finishWork(), wait(patienceMs, undefined, { ref: false })])
  }
}

function watch(server: Server): ReadonlyMap<Socket, Connection> {
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { answers: new Set(), bytesRead: 0, usedAt: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, answer) => {
    const answers = connections.get(socket)?.answers.add(answer)
    answer.once('close', () => answers?.delete(answer))
  })
  return connections
}

function closeAfter(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}

/** Closes connections that have been idle for a while, from now on. @returns a function that stops it */
function sweep(connections: ReadonlyMap<Socket, Connection>, idleMs: number): () => void {
  for (const [socket, connection] of connections) {
    Object.assign(connection, { bytesRead: socket.bytesRead, usedAt: performance.now() })
  }
  const closeIdle = async () => {
    // Data received meanwhile is read first: a busy process may check late.
    await afterInput()
    const now = performance.now()
    for (const [socket, connection] of connections) {
      if (connection.answers.size > 0 || socket.bytesRead > connection.bytesRead) {
        Object.assign(connection, { bytesRead: socket.bytesRead, usedAt: now })
      } else if (now - connection.usedAt >= idleMs) socket.destroySoon()
    }
  }
  void closeIdle()
  const timer = setInterval(() => void closeIdle(), IDLE_CHECK_MS)
  return () => clearInterval(timer)
}
