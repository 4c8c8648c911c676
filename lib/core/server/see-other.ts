import 'server-only'
import { env } from './env'

/**
 * Redirects a native form to one of our pages, which the browser then requests by GET.
 * @param path including query and fragment
 */
export function seeOther(path: string): Response {
  const location = new URL(path, env.SITE_URL).href
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
