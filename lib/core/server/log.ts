import 'server-only'
import { pino, type DestinationStream, type Level, type Logger } from 'pino'
import { AppError, UpstreamError } from '../errors'
import { env } from '@/lib/core/server/env'
import { findRequestId } from './request-id'
import { machineTime } from '../clock'

const SECRET_KEYS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'body']
// pino's wildcard stands for one level, so each depth is named.
const SECRET_PATHS = ['', '*', '*.*'].flatMap((parents) => SECRET_KEYS.map((key) => `${parents}["${key}"]`))

/** A picked list: errors of services also hold answers, which may contain personal data. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  return {
    name,
    message,
    ...(error instanceof AppError && { code: error.code }),
    ...(error instanceof UpstreamError && describeFailure(error)),
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

function describeFailure({ service, operation, kind, status, requestId }: UpstreamError) {
  return { service, operation, kind, status, requestId }
}

/** JSON lines with the request id and without secrets; pass errors as `{ err }`. */
export function createLogger(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date(machineTime()).toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => ({ requestId: findRequestId() }),
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

export const log: Logger = createLogger(env.LOG_LEVEL)
