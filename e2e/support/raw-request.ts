import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type RawAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The body, decoded if it came in brotli or gzip. */
  body: string
}

export type Sending = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Address of a site, if it is not the one that all tests share. */
  url?: string
}

/** Headers that depend on the time, the connection, or the coding of an answer. */
export const ofOneSending: ReadonlySet<string> = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
])

const SHARED_SITE = process.env.BASE_URL ?? 'http://localhost:3000'

/** Sends a request line unchanged, whereas `fetch` would normalize it (`//`, `\`, `..`, broken percent signs). */
export function rawRequest(
  path: string,
  { method = 'GET', headers, body, url = SHARED_SITE }: Sending = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sending = httpRequest({ hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: decoded(Buffer.concat(parts), answer.headers['content-encoding']),
        }),
      )
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

function decoded(body: Buffer, coding: string | undefined): string {
  if (body.length === 0) return ''
  if (coding === 'br') return brotliDecompressSync(body).toString()
  return (coding === 'gzip' ? gunzipSync(body) : body).toString()
}
