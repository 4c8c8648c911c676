import { type DestinationStream, type Level, levels, type Logger, type LoggerOptions, pino } from 'pino'
import { machineTime } from '../../clock.ts'
import { envSchema } from '../env-schema.ts'
import { withDefaults, type Variables } from '../env-defaults.ts'
import { processWide } from '../process-wide.ts'
import { findRequestId } from '../request-id.ts'
import { requestState } from '../request-state.ts'
import { telemetry } from '../telemetry/telemetry.ts'
import { lineOf, type LogLine } from './log-line.ts'
import { RepeatedLines } from './repeated-lines.ts'
import { standardOutput } from './standard-output.ts'

type LogLevel = Level | 'silent'

const { warn: WARN = 40, fatal: FATAL = 60 } = levels.values

/** What every line has. */
const form = {
  base: null,
  timestamp: () => `,"time":"${new Date(machineTime()).toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
} satisfies LoggerOptions

/**
 * Lines of JSON, each at most 4096 bytes: `level`, `time`, `requestId` during a request, `msg`, and details without
 * secrets; from `warn` on also the `path` of the request. Pass errors as `{ err }`.
 *
 * @param repeats for lines with an error, from `warn` to `error`, that repeat; without it, all are written
 */
export function createLogger(
  level: LogLevel,
  destination: DestinationStream = standardOutput(),
  repeats?: RepeatedLines,
): Logger {
  const options: LoggerOptions = {
    ...form,
    level,
    mixin: (_details, number) => requestOf(number),
    // Errors have been converted already.
    serializers: { err: (described: unknown) => described },
    hooks: {
      logMethod(this: Logger, given: unknown[], write: (details: object, message?: string) => void, number: number) {
        const line = lineOf(given)
        const request = requestOf(number)
        // A line about repetitions is written later, by a timer, about the last of them.
        const writeLine = (repeated?: number) =>
          write.call(
            this,
            repeated === undefined ? line.details : { ...line.details, ...request, repeated },
            line.message,
          )
        // A warning without an error, such as a report of a policy, tells by its details what happened.
        const isFailure = number >= WARN && number < FATAL && 'err' in line.details
        if (repeats && isFailure) telemetry()?.count('site.log.failures', { level: levels.labels[number] ?? '' })
        if (repeats && isFailure) repeats.add(keyOf(line, number), writeLine)
        else writeLine()
      },
    },
  }
  return pino(options, destination)
}

/**
 * Lines of a form that is known to contain nothing secret and nothing long: they are written as they are, which costs a
 * tenth.
 */
export const createPlainLogger = (level: LogLevel, destination: DestinationStream = standardOutput()): Logger =>
  pino({ ...form, level }, destination)

/** What a line says of the request during which it is written. */
const requestOf = (number: number) => ({
  requestId: findRequestId(),
  traceId: telemetry()?.traceId(),
  path: number >= WARN ? requestState.getStore()?.place : undefined,
})

/** What failed, and where: the same for all requests that fail alike. */
function keyOf({ details, message }: LogLine, number: number): string {
  const err = details.err
  if (typeof err !== 'object' || err === null || Array.isArray(err)) return JSON.stringify([number, message])
  const { name, message: reason, code, service, operation, kind, status, stack } = err
  const frame = Array.isArray(stack) ? stack[0] : undefined
  // The system's messages name files, of which each may be another one.
  return JSON.stringify([number, message, name, code ?? reason, service, operation, kind, status, frame])
}

/** The process's logger, for the server, the page cache and all of the bundler's parts. */
export const siteLog = (): Logger =>
  processWide('log', () => createLogger(levelOf(withDefaults(process.env)), standardOutput(), new RepeatedLines()))

/** The log level is read before the environment is validated, so that problems of the environment can be logged. */
const levelOf = (variables: Variables): LogLevel => envSchema.shape.LOG_LEVEL.catch('info').parse(variables.LOG_LEVEL)
