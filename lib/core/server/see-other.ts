import 'server-only'
import { env } from './env'

/** Leads a native form on to a page of ours, which the browser then asks for by GET. @param path with query and fragment */
export function seeOther(path: string): Response {
  const location = new URL(path, env.SITE_URL).href
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
