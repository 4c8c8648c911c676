import { vi } from 'vitest'
import { z } from 'zod'
import { upstreamRequest, type UpstreamRequest } from '@/lib/core/server/upstream'

const schema = z.object({ laps: z.number() })
const getRoute = { operation: 'getRoute', url: 'https://game.test/routes/1', schema }
let services = 0

export type Turn = { answer: (request: Request) => Response; afterMs?: number | ((request: Request) => number) }
export type Asking = Partial<UpstreamRequest<unknown>>

/**
 * A service that answers in turn, each time after a delay; the last turn again and again, and none as if it could not be
 * reached. Aborts as the real fetch does. Fake timers must be on.
 */
export function service(...turns: Turn[]) {
  const asked: Request[] = []
  const sentAt: number[] = []
  const transport = (...call: ConstructorParameters<typeof Request>) => {
    const request = new Request(...call)
    sentAt.push(Date.now())
    const turn = turns[Math.min(asked.length, turns.length - 1)]
    asked.push(request)
    return new Promise<Response>((resolve, reject) => {
      const answer = () => (turn ? resolve(turn.answer(request)) : reject(new TypeError('fetch failed')))
      const timer = setTimeout(
        answer,
        typeof turn?.afterMs === 'function' ? turn.afterMs(request) : (turn?.afterMs ?? 0),
      )
      request.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(request.signal.reason)
      })
    })
  }
  // A service of its own for each test, since limits and breakers outlive it.
  const name = `service ${(services += 1)}`
  const start = (request: Asking = {}) => upstreamRequest({ ...getRoute, service: name, transport, ...request })
  return {
    asked,
    /** When each was asked, by the fake clock. */
    sentAt,
    start,
    ask: (request?: Asking) => settle(start(request)),
    /** Asks again and again, one after the other, and does not care. */
    async askOften(times: number, request?: Asking) {
      for (let call = 0; call < times; call += 1) await settle(start(request)).catch(() => undefined)
    },
  }
}

/** Runs the fake timers until the promise has settled. */
export async function settle<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  await vi.runAllTimersAsync()
  return promise
}

export const good = () => Response.json({ laps: 3 })
export const failing = () => new Response('', { status: 503 })
export const limiting = (seconds: number) => () =>
  new Response('', { status: 429, headers: { 'retry-after': String(seconds) } })
/** A limit without a time. */
export const unnamed = () => new Response('', { status: 429 })

/** A service that limits some requests and answers all others. */
export const limitingSome = (isLimited: (request: Request) => boolean, limited = limiting(30)) =>
  service({ answer: (request) => (isLimited(request) ? limited() : good()) })
