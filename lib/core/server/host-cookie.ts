import 'server-only'
import { env } from './env'

const isSecure = env.SITE_URL.startsWith('https:')

/** `__Host-` binds a cookie to this very host, where https makes that possible: no other host of the domain can set it. */
export const hostCookieName = (name: string): string => (isSecure ? `__Host-${name}` : name)

/** Sent to the whole site, and by other sites only when they link to it. */
export const siteCookie = { path: '/', sameSite: 'lax', secure: isSecure } as const

/** As `siteCookie`, and out of reach for scripts. */
export const hostCookie = { ...siteCookie, httpOnly: true } as const
