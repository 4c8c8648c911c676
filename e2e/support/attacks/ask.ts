import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

export type Asking = {
  /** The address of this machine that the request comes from, as `127.0.0.2`. */
  from?: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Whose connections are used; without one the request has a connection of its own. */
  agent?: Agent
  signal?: AbortSignal
}

/** Longer than any visitor waits. */
export const PATIENCE_MS = 15_000

/**
 * Asks the site on a port of this machine, and reads the answer to its end. Redirects are not followed.
 *
 * @throws Error with the `code` of the network's error, or `ABORT_ERR` after PATIENCE_MS
 */
export function ask(port: number, path: string, asking: Asking = {}): Promise<Answer> {
  const { from, method = 'GET', headers = {}, body, agent, signal } = asking
  const patience = AbortSignal.timeout(PATIENCE_MS)
  return new Promise((resolve, reject) => {
    const sending = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: `localhost:${port}`, ...headers },
      localAddress: from,
      agent: agent ?? false,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    sending.on('error', reject)
    sending.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
      )
    })
    sending.end(body)
  })
}

/** How a request ended without an answer, in one word. */
export function failureOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
  return code === 'ABORT_ERR' ? 'no answer' : code
}
