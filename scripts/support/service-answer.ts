// How scripts ask services, and what they say where nothing is answered.

/** A service's answer, or why there is none. */
export type Answer = { status: number; headers: Headers; mediaType: string; text: string } | { problem: string }
export type GivenAnswer = Exclude<Answer, { problem: string }>

type Limits = {
  deadlineMs: number
  /** The variable that has the deadline, to be named where it has passed. */
  deadlineFrom?: string
  /** Longer answers are given up. */
  limitMiB: number
}

/** Asks a service. Redirections are not followed, since tokens are for this service alone. */
export async function answerOf(address: string | URL, init: RequestInit, limits: Limits): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(limits.deadlineMs)
    const response = await fetch(address, { redirect: 'manual', signal, ...init })
    const { status, headers } = response
    const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    return { status, headers, mediaType, text: await readText(response, limits) }
  } catch (error) {
    return { problem: problemOf(error, limits) }
  }
}

/** The value of a JSON answer; undefined if the text is something else. */
export function jsonOf({ text }: { text: string }): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

class TooLongError extends Error {}

/** @throws TooLongError before all of it is read */
async function readText({ body }: Response, { limitMiB }: Limits): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > limitMiB * 1024 * 1024) throw new TooLongError()
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
function problemOf(error: unknown, { deadlineMs, deadlineFrom, limitMiB }: Limits): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError')
    return `no answer within ${deadlineMs} ms${deadlineFrom === undefined ? '' : ` (${deadlineFrom})`}`
  if (error instanceof TooLongError) return `an answer of more than ${limitMiB} MiB`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
  return `no answer: ${SAID[code] ?? code}`
}
