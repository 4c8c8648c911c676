import 'server-only'
import type { Logger } from 'pino'
import { siteLog } from './logging/logger'

/** Lines of JSON with the request's id and without secrets; errors are passed as `{ err }`. */
export const log: Logger = siteLog()
