import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'next/dist/compiled/compression/index.js'
import { releaseCompressionStream } from 'next/dist/server/lib/release-compression-stream.js'

const compress = compression()

/**
 * Compresses an answer in the framework's place (`compress` in `next.config.ts`), so that what the framework writes can be
 * changed before it is compressed.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => undefined)
  response.once('close', () => {
    if (!response.writableFinished) releaseCompressionStream(response)
  })
}
