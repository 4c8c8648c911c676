import { type DestinationStream, type Level, type Logger, pino } from 'pino'
import { machineTime } from '../../clock.ts'
import { envSchema } from '../env-schema.ts'
import { withDefaults, type Variables } from '../env-defaults.ts'
import { processWide } from '../process-wide.ts'
import { findRequestId } from '../request-id.ts'
import { lineOf } from './log-line.ts'
import { standardOutput } from './standard-output.ts'

/**
 * Lines of JSON, each at most 4096 bytes: `level`, `time`, `requestId` during a request, `msg`, and details without
 * secrets. Pass errors as `{ err }`.
 */
export function createLogger(level: Level | 'silent', destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date(machineTime()).toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => ({ requestId: findRequestId() }),
    // Errors have been converted already.
    serializers: { err: (described: unknown) => described },
    hooks: {
      logMethod(this: Logger, given: unknown[], write: (details: object, message?: string) => void) {
        const { details, message } = lineOf(given)
        write.call(this, details, message)
      },
    },
  }
  return pino(options, destination)
}

/** The process's logger, for the server, the page cache and all of the bundler's parts. */
export const siteLog = (): Logger => processWide('log', () => createLogger(levelOf(withDefaults(process.env))))

/** The log level is read before the environment is validated, so that problems of the environment can be logged. */
const levelOf = (variables: Variables) => envSchema.shape.LOG_LEVEL.catch('info').parse(variables.LOG_LEVEL)
