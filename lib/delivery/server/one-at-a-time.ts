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
 * Handles the requests of a connection one after the other. Node emits every received request, answered or not: some
 * thousands in a single chunk of 64 KB, whose responses would all be buffered until the first is read. While one is
 * under way nothing more is read; a few of those received with it wait, and a client that sends more is barred.
 */
export function oneAtATime(handle: RequestListener, connections: Connections): RequestListener {
  /** Waiting requests by connection; none if no request is under way. */
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
    // A paused socket doesn't notice that it was closed.
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
