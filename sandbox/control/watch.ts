import { createMiddleware } from 'hono/factory'
import type { HttpBindings } from '@hono/node-server'
import type { Clock } from '../kernel/clock.ts'
import { type CallLog, describeRequest } from './calls.ts'
import { disturb, type Wait } from './disturb.ts'
import type { FaultBoard } from './faults.ts'

/** Middleware in front of one service: notes every call, and carries out the fault that hits it. */
export function createWatch(clock: Clock, calls: CallLog, faults: FaultBoard, wait: Wait) {
  return (service: string) =>
    createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
      const arrival = { service, ...describeRequest(c.req.raw), at: clock.now().toISOString() }
      const fault = faults.take(service, c.req.method, c.req.path)
      if (!fault) {
        await next()
        calls.record({ ...arrival, status: c.res.status, fault: null })
        return
      }
      const status = await disturb(c, fault, next, wait)
      calls.record({ ...arrival, status, fault: fault.kind })
    })
}
