import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { preferredCoding } from './content-coding.ts'

type StaticFile = { body: Buffer; contentType: string; etag: string }

/** Brotli-compressed files by path on the site. */
export type StaticFiles = Map<string, StaticFile>

const CONTENT_TYPES: Readonly<Record<string, string | undefined>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
}

const compress = promisify(brotliCompress)
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Compresses a build's scripts and styles at brotli's highest level, one after another, so that requests take
 * precedence.
 *
 * @param files filled step by step; Next serves those that aren't there yet
 * @param distDir of the build
 */
export async function compressStaticFiles(files: StaticFiles, distDir: string): Promise<void> {
  const directory = join(distDir, 'static')
  for (const name of await readdir(directory, { recursive: true })) {
    const contentType = CONTENT_TYPES[extname(name)]
    if (contentType === undefined) continue
    const body = await compress(await readFile(join(directory, name)), BEST)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    files.set(`/_next/static/${name}`, { body, contentType, etag })
  }
}

/**
 * Answers a request for one of the files if the browser accepts brotli.
 *
 * @returns whether it did; Next handles all other requests
 */
export function serveStaticFile(files: StaticFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const file = files.get((request.url ?? '').replace(/\?.*/s, ''))
  if (!file || !isRead(request.method) || preferredCoding(request.headers['accept-encoding']) !== 'br') return false
  const { body, contentType, etag } = file
  const isKnown = request.headers['if-none-match']?.includes(etag) ?? false
  response.writeHead(isKnown ? 304 : 200, {
    // The names of these files change with their content.
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    etag,
    ...(!isKnown && { 'content-type': contentType, 'content-encoding': 'br', 'content-length': body.length }),
  })
  // Node sends no body with 304, nor in answer to HEAD.
  response.end(body)
  return true
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'
