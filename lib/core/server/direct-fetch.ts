import 'server-only'
import http from 'node:http'
import https from 'node:https'

/**
 * A GET request that bypasses Next's patched `fetch`. In a page, an uncached `fetch` makes the whole page dynamic and a
 * cached one may be stale. This function is for reads that must be neither: the content service's master ref and
 * pictures.
 */
export const directFetch: typeof fetch = (input, init) =>
  new Promise((resolve, reject) => {
    const address = new URL(input instanceof Request ? input.url : input)
    const headers = Object.fromEntries(new Headers(init?.headers))
    const client = address.protocol === 'https:' ? https : http
    client
      .get(address, { headers, signal: init?.signal ?? undefined }, (answer) => {
        const body = streamOf(answer)
        const status = answer.statusCode ?? 502
        resolve(new Response(status === 204 || status === 304 ? null : body, { status, headers: headersOf(answer) }))
      })
      .on('error', reject)
  })

/** A message's body as a stream; a connection that breaks off becomes an error. */
function streamOf(message: http.IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      message.on('data', (part: Uint8Array) => controller.enqueue(part))
      message.on('end', () => controller.close())
      message.on('error', (error) => controller.error(error))
    },
    cancel() {
      message.destroy()
    },
  })
}

function headersOf(message: http.IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  return headers
}
