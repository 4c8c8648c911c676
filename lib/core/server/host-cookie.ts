import 'server-only'
import { env } from './env'

const isSecure = env.SITE_URL.startsWith('https:')

/** `__Host-` binds a cookie to this host, if the site uses https: no other host of the domain can set it. */
export const hostCookieName = (name: string): string => (isSecure ? `__Host-${name}` : name)

/** Sent to the whole site, and from other sites only when following links. */
export const siteCookie = { path: '/', sameSite: 'lax', secure: isSecure } as const

/** Like `siteCookie`, and not readable by scripts. */
export const hostCookie = { ...siteCookie, httpOnly: true } as const
