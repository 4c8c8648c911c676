/** A service's answer, or why there is none. */
export type Answer = { status: number; headers: Headers; mediaType: string; text: string } | { problem: string }
export type Given = Exclude<Answer, { problem: string }>

export type Ask = (address: string | URL, init?: RequestInit) => Promise<Answer>

/** Longer answers are cut here: nothing that is asked for has as much. */
const LIMIT_BYTES = 8 * 1024 * 1024

type AskOptions = { deadlineMs: number; userAgent: string }

/** Asks services, with a deadline for each call. Redirections are not followed. */
export function createAsk({ deadlineMs, userAgent }: AskOptions): Ask {
  return async (address, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('user-agent', userAgent)
    headers.set('x-request-id', crypto.randomUUID())
    try {
      const signal = AbortSignal.timeout(deadlineMs)
      const response = await fetch(address, { redirect: 'manual', signal, ...init, headers })
      const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      return { status: response.status, headers: response.headers, mediaType, text: await readText(response) }
    } catch (error) {
      return { problem: problemOf(error, deadlineMs) }
    }
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > LIMIT_BYTES) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

const SAID: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host can’t be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is of nobody known',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

/** Why there was no answer, without the address, which may contain a token. */
function problemOf(error: unknown, deadlineMs: number): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return `no answer within ${deadlineMs} ms (UPSTREAM_DEADLINE_MS)`
  if (error.message === 'too long') return `an answer of more than ${LIMIT_BYTES / 1024 / 1024} MiB`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
  return `no answer: ${SAID[code] ?? code}`
}

/** The value of a JSON answer; undefined if the text is something else. */
export function jsonOf({ text }: { text: string }): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** An answer that isn't what was asked for, in words. */
export function inWords(answer: Answer): string {
  if ('problem' in answer) return answer.problem
  const { status, mediaType } = answer
  return `answers ${status}${mediaType === '' ? '' : ` with ${mediaType}`}`
}
