import type { Level, Logger } from 'pino'

/** The parts of Node that are patched; tests pass their own. */
export type Host = { console: Console; process: NodeJS.Process }

const METHODS = [
  ['log', 'info'],
  ['info', 'info'],
  ['dirxml', 'info'],
  ['table', 'info'],
  ['debug', 'debug'],
  ['trace', 'debug'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const satisfies [keyof Console, Level][]

/** Limit of what is examined; far more than a line holds. */
const MOST_LOOKED_AT_BYTES = 8000

/**
 * Redirects other output to the log: the `console` of the framework and libraries, writes to the process's streams,
 * Node's warnings, and the error that ends the process.
 *
 * @param log must not write by the streams of `process`
 */
export function takeOverOutput(log: Logger, { console, process }: Host): void {
  const line =
    (level: Level) =>
    (...parts: unknown[]) => {
      // The framework prints empty lines between others.
      if (parts.some((part) => part !== '' && part !== undefined)) Reflect.apply(log[level], log, parts)
    }
  for (const [method, level] of METHODS) console[method] = line(level)
  console.dir = (value: unknown) => line('info')(value)
  console.assert = (holds?: unknown, ...parts: unknown[]) => {
    if (!holds) line('error')('assertion failed', ...parts)
  }
  process.stdout.write = writing(line('info'))
  process.stderr.write = writing(line('warn'))
  process.removeAllListeners('warning').on('warning', (warning) => log.warn({ err: warning }, 'warning of the runtime'))
  process.on('uncaughtException', (err) => {
    // Once running, the framework survives such an error, and logs it itself.
    if (process.listenerCount('uncaughtException') > 1) return
    log.fatal({ err }, 'the process ends: nobody caught an error')
    process.exit(1)
  })
}

type Write = NodeJS.WriteStream['write']

/** Makes a line of each write. */
function writing(line: (text: string) => void): Write {
  return (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk.subarray(0, MOST_LOOKED_AT_BYTES)).toString()
    if (text.trim() !== '') line(text)
    for (const each of rest)
      if (typeof each === 'function') queueMicrotask(() => void Reflect.apply(each, undefined, []))
    return true
  }
}
