import 'server-only'
import type { Logger } from 'pino'
import { siteLog } from './logging/logger'

/** Logs lines of JSON with the request's id and without secrets; pass errors as `{ err }`. */
export const log: Logger = siteLog()
