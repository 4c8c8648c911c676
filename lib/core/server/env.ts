import 'server-only'
import { parseEnv } from './env-schema'

/** The parsed environment. What is loaded outside the bundle (server.ts, the page cache) parses it for itself. */
export const env = parseEnv(process.env)

/** Editors and developers look over the site's shoulder: what visitors are spared is said in the log. */
export const isDevelopment = process.env.NODE_ENV === 'development'
