import 'server-only'
import { parseEnv } from './env-schema'

/** The parsed environment; this file and the page cache are the only readers of `process.env`. */
export const env = parseEnv(process.env)

/** Editors and developers look over the site's shoulder: what visitors are spared is said in the log. */
export const isDevelopment = process.env.NODE_ENV === 'development'
