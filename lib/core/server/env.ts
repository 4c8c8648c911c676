import 'server-only'
import { parseEnv } from './parse-env'

/** The parsed environment. Modules loaded outside the bundle (server.ts, the page cache) parse it themselves. */
export const env = parseEnv(process.env)

/** In development more is logged, since editors and developers read the log. */
export const isDevelopment = process.env.NODE_ENV === 'development'
