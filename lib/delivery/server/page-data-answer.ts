import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteLog } from '../../core/server/logging/logger.ts'
import { preferredCoding } from '../content-coding.ts'
import type { PageDataFiles } from '../page-cache/page-data-files.ts'

const PREFIX = '/page-data/'
/**
 * Shared caches keep a page's data no longer than the page itself; browsers request it only for a page that they have.
 */
const UNCHANGING = 'public, max-age=31536000, s-maxage=3600, immutable'

/**
 * Answers a request for the data file of a page (docs/decisions/045), before the framework.
 *
 * @returns whether the request is one
 */
export function servePageData(files: PageDataFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request
  if (!url.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return false
  void answer(files, request, response).catch((err: unknown) => {
    siteLog().error({ err }, 'page data can’t be answered')
    response.destroy()
  })
  return true
}

async function answer(files: PageDataFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = preferredCoding(request.headers['accept-encoding']) ?? 'identity'
  const body = await files.read((request.url ?? '').replace(/\?.*/s, ''), form)
  const common = {
    vary: 'Accept-Encoding',
    'content-type': 'application/javascript; charset=UTF-8',
    'content-length': body?.length ?? 0,
  }
  if (body === undefined) return void response.writeHead(404, { ...common, 'cache-control': 'no-store' }).end()
  response.writeHead(200, {
    ...common,
    'cache-control': UNCHANGING,
    ...(form !== 'identity' && { 'content-encoding': form }),
  })
  // Node sends no body in answer to HEAD.
  response.end(body)
}
