import { createMiddleware } from 'hono/factory'
import type { HttpBindings } from '@hono/node-server'
import type { Clock } from '../kernel/clock.ts'
import type { PlayerOfToken } from '../game/players.ts'
import { type CallLog, describeRequest } from './calls.ts'
import { disturb, type Wait } from './disturb.ts'
import type { FaultBoard } from './faults.ts'

type Watched = { clock: Clock; calls: CallLog; faults: FaultBoard; wait: Wait; playerOfToken: PlayerOfToken }

/** Middleware in front of a service: records every call, and applies the fault that matches it. */
export function createWatch({ clock, calls, faults, wait, playerOfToken }: Watched) {
  return (service: string) =>
    createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
      const arrival = { service, ...describeRequest(c.req.raw), at: clock.now().toISOString() }
      const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
      const player = token ? playerOfToken(token)?.email : undefined
      const fault = faults.take({
        service,
        method: c.req.method,
        path: c.req.path,
        player,
        requestId: c.req.header('x-request-id'),
      })
      if (!fault) {
        await next()
        calls.record({ ...arrival, status: c.res.status, fault: null })
        return
      }
      const status = await disturb(c, fault, next, wait)
      calls.record({ ...arrival, status, fault: fault.kind })
    })
}
