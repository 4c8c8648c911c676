import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { slashPath } from '../core/server/slash-path.ts'
import { preferredCoding } from './content-coding.ts'

type StaticFile = { body: Buffer; contentType: string; etag: string }

/** Brotli-compressed files by path on the site. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

/** Folder of the compressed files within a build's, by the same names as in `static` (docs/decisions/012). */
export const COMPRESSED_FILES = 'static-brotli'

/** Content types of the files that are compressed, by the ends of their names. */
export const COMPRESSED_TYPES: Readonly<Record<string, string | undefined>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
}

/**
 * Reads the compressed scripts and styles of a build.
 *
 * @param distDir of the build; of one that was made without our script none are read, and Next serves them all
 * @throws Error if files of the build can't be read
 */
export async function readStaticFiles(distDir: string): Promise<StaticFiles> {
  const folder = join(distDir, COMPRESSED_FILES)
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  for (const name of await readdir(folder, { recursive: true })) {
    const contentType = COMPRESSED_TYPES[extname(name)]
    if (contentType === undefined) continue
    const body = await readFile(join(folder, name))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    files.set(`/_next/static/${slashPath(name)}`, { body, contentType, etag })
  }
  return files
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
