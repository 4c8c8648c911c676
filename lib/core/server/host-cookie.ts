import 'server-only'
import { env } from './env'

const isSecure = env.SITE_URL.startsWith('https:')

/** `__Host-` binds a cookie to this host, if the site uses https: no other host of the domain can set it. */
export const hostCookieName = (name: string): string => (isSecure ? `__Host-${name}` : name)

/** Options of a cookie that is sent to the whole site, and from other sites only when following links. */
export const siteCookie = { path: '/', sameSite: 'lax', secure: isSecure } as const

/** Like `siteCookie`, and not readable by scripts. */
export const hostCookie = { ...siteCookie, httpOnly: true } as const

/**
 * A cookie of this host in the headers of a request. None if there are several: browsers store only one with its name,
 * so another was planted, and it is unclear which is ours. Names are compared literally; a parser that normalizes them
 * would accept cookies that browsers let other hosts set.
 *
 * @param name as `hostCookieName` gives it
 */
export function findHostCookie(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  const prefix = `${name}=`
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
  const [cookie, ...others] = pairs.filter((pair) => pair.startsWith(prefix))
  return others.length === 0 ? cookie?.slice(prefix.length) : undefined
}
