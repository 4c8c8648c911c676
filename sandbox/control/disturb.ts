import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Next } from 'hono'
import type { Fault, FaultKind } from './faults.ts'

/** A context that has Node's connection, if the sandbox is listening on a port. */
export type SandboxContext = Context<{ Bindings: Partial<HttpBindings> }>

/** Waits this many milliseconds, or until the caller has disconnected. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

const DEFAULT_WAIT = 5000
const DEFAULT_RETRY_AFTER = 1000

/**
 * Answers a request according to a fault; with `slow` and `cut_short` the service does its work first, with other
 * faults it doesn't. Faults that break the connection need a real one: without a server (`app.request`) they are an
 * error.
 *
 * @returns the status that the caller received; null if the connection was broken
 */
export async function disturb(c: SandboxContext, fault: Fault, next: Next, wait: Wait): Promise<number | null> {
  if (fault.kind === 'slow') {
    await wait(fault.milliseconds ?? DEFAULT_WAIT, c.req.raw.signal)
    await next()
    return c.res.status
  }
  if (fault.kind === 'cut_short') {
    await next()
    await cutShort(c)
    return null
  }
  if (fault.kind === 'unreachable') {
    connectionOf(c).incoming.socket.destroy()
    replaceAnswer(c, RESPONSE_ALREADY_SENT)
    return null
  }
  replaceAnswer(c, badAnswers[fault.kind](fault))
  return c.res.status
}

type BadAnswer = Exclude<FaultKind, 'slow' | 'cut_short' | 'unreachable'>

const badAnswers: Record<BadAnswer, (fault: Fault) => Response> = {
  failing: ({ status = 500 }) => Response.json({ error: 'the sandbox was told to fail' }, { status }),
  refused: () => Response.json({ key: 'sandbox.refused' }, { status: 403 }),
  rate_limited({ milliseconds = DEFAULT_RETRY_AFTER }) {
    const headers = { 'retry-after': String(Math.ceil(milliseconds / 1000)) }
    return Response.json({ error: 'too many requests' }, { status: 429, headers })
  },
  malformed: () => new Response('{"sandbox": "malformed", ', { headers: { 'content-type': 'application/json' } }),
  wrong_schema: () => Response.json({ sandbox: 'an answer of another shape' }),
}

/** Announces the complete body, and closes the connection after half of it. */
async function cutShort(c: SandboxContext): Promise<void> {
  const { outgoing } = connectionOf(c)
  const body = Buffer.from(await c.res.arrayBuffer())
  const headers = { ...Object.fromEntries(c.res.headers), 'content-length': String(body.length) }
  // An answer without a body can only be cut before its head is sent.
  if (body.length === 0) outgoing.destroy()
  else {
    outgoing.writeHead(c.res.status, headers)
    outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy())
  }
  replaceAnswer(c, RESPONSE_ALREADY_SENT)
}

function connectionOf(c: SandboxContext): HttpBindings {
  const { incoming, outgoing } = c.env ?? {}
  if (!incoming || !outgoing) throw new Error('this fault needs a listening server')
  return { incoming, outgoing }
}

/** Hono merges the old answer's headers into a new one unless the old one is dropped first. */
function replaceAnswer(c: SandboxContext, answer: Response): void {
  c.res = undefined
  c.res = answer
}
