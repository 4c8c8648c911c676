import 'server-only'
import { parseEnv } from './env-schema'

/** The parsed environment; this file and the page cache are the only readers of `process.env`. */
export const env = parseEnv(process.env)
