import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'next/dist/compiled/compression/index.js'
import { releaseCompressionStream } from 'next/dist/server/lib/release-compression-stream.js'

const compress = compression()

/**
 * Compresses an answer as the framework would by itself, which `next.config.ts` says it shall not: so what it writes can be
 * changed before that.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => undefined)
  response.once('close', () => {
    if (!response.writableFinished) releaseCompressionStream(response)
  })
}
