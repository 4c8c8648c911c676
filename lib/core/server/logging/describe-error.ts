import { isErrorCode } from '../../errors.ts'
import { isError, read, readText, wordOf } from './anything.ts'
import { plainText } from './plain-text.ts'
import { type Room, say } from './room.ts'

const MOST_CAUSES = 3
const MOST_TOGETHER = 3
const MOST_FRAMES = 12
const MOST_ISSUES = 5
const DEEPEST_PLACE = 8

/**
 * Fields of errors that say what failed and how: for system calls, for upstream calls (`UpstreamError`), and for pages
 * rendered by the framework.
 */
const FACTS = ['code', 'syscall', 'service', 'operation', 'kind', 'status', 'requestId', 'digest'] as const

export type ErrorDescription = { [name: string]: string | number | string[] | ErrorDescription | ErrorDescription[] }

/**
 * A loggable description of an error: only selected fields, since errors of services and libraries also contain
 * answers, requests and user input. The stack is included for unexpected errors only.
 *
 * @param error the thrown value, which may not be an Error
 */
export function describeError(error: unknown, room: Room): ErrorDescription {
  return describe(error, room, { causes: 0, isExpected: false })
}

type Chain = { causes: number; isExpected: boolean }

function describe(error: unknown, room: Room, chain: Chain): ErrorDescription {
  if (!isError(error)) return { message: say(plainText(wordOf(error)), room) }
  const description: ErrorDescription = {}
  const isExpected = chain.isExpected || isExpectedError(error)
  const tell = <Value>(name: string, value: Value | undefined, how: (value: Value) => ErrorDescription[string]) => {
    if (value === undefined || room.bytes <= 0) return
    room.bytes -= name.length + 4
    description[name] = how(value)
  }
  const next = (cause: unknown) => describe(cause, room, { causes: chain.causes + 1, isExpected })

  const issues = readList(error, 'issues')
  tell('name', readText(error, 'name'), (name) => say(plainText(name), room))
  tell('message', issues ? undefined : messageOf(error), (message) => say(message, room))
  tell('issues', issues, (list) => list.slice(0, MOST_ISSUES).map((issue) => say(describeIssue(issue), room)))
  for (const name of FACTS)
    tell(name, readFact(error, name), (fact) => (typeof fact === 'string' ? say(fact, room) : fact))
  if (chain.causes < MOST_CAUSES) {
    tell('cause', read(error, 'cause'), next)
    tell('errors', readList(error, 'errors'), (list) => list.slice(0, MOST_TOGETHER).map(next))
  }
  const frames = isExpected ? [] : framesOf(error)
  tell('stack', frames.length === 0 ? undefined : frames, (lines) => sayFrames(lines, room))
  return description
}

/** System calls for connections: the stacks of their errors contain only Node's own code. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** The shared store's errors while it can't be reached. Their classes have no other name than this. */
const OF_STORE: ReadonlySet<string> = new Set([
  'ClientClosedError',
  'ClientOfflineError',
  'ConnectionTimeoutError',
  'DisconnectsClientError',
  'SocketClosedUnexpectedlyError',
  'SocketTimeoutError',
])

/** Recognizes our errors by code, since the bundler gives each part of the site classes of its own. */
function isExpectedError(error: Error): boolean {
  const code = readText(error, 'code')
  if (isErrorCode(code) && code !== 'internal_error') return true
  return OF_CONNECTIONS.has(readText(error, 'syscall')) || OF_STORE.has(classOf(error))
}

function classOf(error: Error): string {
  const made = read(error, 'constructor')
  return typeof made === 'function' ? readText(made, 'name') : ''
}

function readFact(error: Error, name: string): string | number | undefined {
  const fact = read(error, name)
  if (typeof fact === 'string') return plainText(fact)
  return typeof fact === 'number' && Number.isFinite(fact) ? fact : undefined
}

function readList(error: Error, name: string): unknown[] | undefined {
  const list = read(error, name)
  return Array.isArray(list) ? list : undefined
}

/** The message, without the input that parsers quote. */
function messageOf(error: Error): string {
  const message = readText(error, 'message')
  return readText(error, 'name') === 'SyntaxError' && message.includes('JSON') ? 'not JSON' : plainText(message)
}

/** Which field violates a schema, and how; never the value (zod.dev/error-formatting). */
function describeIssue(issue: unknown): string {
  if (typeof issue !== 'object' || issue === null) return '[unreadable]'
  const path = read(issue, 'path')
  const place = Array.isArray(path) ? path.slice(0, DEEPEST_PLACE).map(wordOf).join('.') : ''
  return plainText(`${place}: ${readText(issue, 'code')} ${readText(issue, 'expected')}`)
}

/** The stack's lines with locations; the lines before them repeat the message. */
function framesOf(error: Error): string[] {
  const lines = readText(error, 'stack').slice(0, 20_000).split('\n')
  return lines.filter((line) => /^\s+at /.test(line)).slice(0, MOST_FRAMES)
}

function sayFrames(frames: readonly string[], room: Room): string[] {
  const said: string[] = []
  for (const frame of frames) if (room.bytes > 0) said.push(say(plainText(frame.replace(/^\s+at /, '')), room))
  return said
}
