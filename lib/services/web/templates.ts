import 'server-only'
import { NotFoundError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { toUpstreamError } from '@/lib/core/server/upstream'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'

/**
 * The HTML of a template, as editors of the web pages origin wrote it (SC-004).
 * @param file its name, with extension
 * @throws NotFoundError if there is no such template; UpstreamError
 */
export async function getTemplate(file: string): Promise<string> {
  const call = { service: 'web', operation: 'getTemplate' }
  const address = `${env.WEB_PAGES_URL}/${env.PRODUCT_SLUG}-web-pages/views/${encodeURIComponent(file)}`
  const response = await upstreamFetch(call)(address, { headers: { accept: 'text/html' } })
  if (response.status === 404) throw new NotFoundError(`template ${file}`)
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!response.ok || !isHtml) throw toUpstreamError(call, response, { value: undefined })
  return response.text()
}
