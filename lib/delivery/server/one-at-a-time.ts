import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { connectionLimits } from '../../core/limits.ts'

type Connections = {
  use: (socket: Socket) => void
  rest: (socket: Socket) => void
  bar: (socket: Socket) => void
}

type Pair = [IncomingMessage, ServerResponse]

/**
 * Hands over the requests of a connection one after the other. Node announces every request that has come in, answered or
 * not: on one connection some thousands in a single piece of 64 KB, whose answers would all be kept until the first is
 * read. While one is under way nothing more is read; of what came with it a few wait, and who sends more is shut out.
 */
export function oneAtATime(handle: RequestListener, connections: Connections): RequestListener {
  /** Requests that wait, by connection; none where no request is under way. */
  const waiting = new WeakMap<Socket, Pair[]>()

  const begin = (socket: Socket, [request, response]: Pair) => {
    response.once('close', () => goOn(socket))
    handle(request, response)
  }

  const goOn = (socket: Socket) => {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
    if (next !== undefined) return begin(socket, next)
    waiting.delete(socket)
    connections.rest(socket)
    // What is paused gives no sign that it was closed.
    if (!socket.destroyed && socket.isPaused()) socket.resume()
  }

  return (request, response) => {
    const { socket } = request
    const ahead = waiting.get(socket)
    if (ahead === undefined) {
      waiting.set(socket, [])
      connections.use(socket)
      begin(socket, [request, response])
    } else if (ahead.length < connectionLimits.requestsAhead) {
      ahead.push([request, response])
      socket.pause()
    } else if (!socket.destroyed) {
      connections.bar(socket)
    }
  }
}
