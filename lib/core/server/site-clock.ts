import 'server-only'
import { systemClock, type Clock } from '../clock'
import { env } from './env'

/** The site's clock on the server: the current time for all rules. */
export const siteNow: Clock = systemClock(env.CLOCK_OFFSET_MS)

/** `siteNow` in milliseconds since 1970. */
export const siteTime = () => siteNow().getTime()
