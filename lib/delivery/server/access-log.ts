import type { Logger } from 'pino'
import type { FinishedRequest } from './finished-requests.ts'

/**
 * Writes a line for each request: method, route, status, milliseconds, where a cached page came from, and the request's
 * id. No line contains an address, a header or a client.
 */
export const accessLog =
  (log: Pick<Logger, 'info'>) =>
  (finished: FinishedRequest): void =>
    log.info(finished, 'request')
