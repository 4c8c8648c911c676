import 'server-only'
import { systemClock, type Clock } from '../clock'
import { env } from './env'

/** The clock of the site on the server: what its rules are told is now. */
export const siteNow: Clock = systemClock(env.CLOCK_OFFSET_MS)

/** `siteNow` in milliseconds since 1970. */
export const siteTime = () => siteNow().getTime()
