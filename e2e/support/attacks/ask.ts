import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

export type Asking = {
  /** The local address that the request comes from, such as `127.0.0.2`. */
  from?: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The agent whose connections are used; without one the request has its own connection. */
  agent?: Agent
  signal?: AbortSignal
}

/** Time limit, longer than any visitor waits. */
export const PATIENCE_MS = 15_000

/**
 * Sends a request to the site on a local port, and reads the whole answer. Redirects are not followed.
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

/** Why a request got no answer, in one word. */
export function failureOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
  return code === 'ABORT_ERR' ? 'no answer' : code
}
