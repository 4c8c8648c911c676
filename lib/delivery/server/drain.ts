import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beginDraining } from '../draining.ts'

type Draining = {
  /** How long balancers get to see that the site is not ready, while it still takes requests. */
  noticeMs: number
  /** How long open requests, and the work they left behind, may take. */
  patienceMs: number
  /** Ends when the work that requests left behind is done. */
  finishWork: () => Promise<void>
}

const IDLE_CHECK_MS = 100

/**
 * Ends a server without cutting anybody off: it says that it is not ready, goes on for a while, takes nothing new, answers
 * what is open and finishes what was left to do after answers. Never takes longer than `noticeMs` and twice `patienceMs`.
 */
export async function drain(server: Server, { noticeMs, patienceMs, finishWork }: Draining): Promise<void> {
  beginDraining()
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'))
  await wait(noticeMs)
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
  // A connection whose answer began before the drain may be kept alive after it.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  await Promise.race([closed, wait(patienceMs, undefined, { ref: false })])
  clearInterval(idle)
  server.closeAllConnections()
  await Promise.race([finishWork(), wait(patienceMs, undefined, { ref: false })])
}
