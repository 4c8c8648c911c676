import { isError, isPlain, read, wordOf } from './anything.ts'
import { describeError, type ErrorDescription } from './describe-error.ts'
import { plainText } from './plain-text.ts'
import { cutTo, type Room, say } from './room.ts'

const DEEPEST = 4
const MOST_PARTS = 20
const LONGEST_NAME_BYTES = 80

/** Names of fields that are always hidden. */
const SECRET = /(?:authorization|cookies?|passwords?|passwd|secrets?|tokens?|body|e-?mail|api-?key)$/i

export type Loggable = string | number | boolean | null | ErrorDescription | Loggable[] | { [name: string]: Loggable }

/**
 * Converts any value for the log: limited in depth, properties and bytes, with errors described, secrets hidden by name
 * and texts sanitized. Only plain objects and arrays are opened: of a response, a request or a client only the kind is
 * logged. Throwing getters and circular references are handled.
 */
export function loggable(value: unknown, room: Room, depth = 0): Loggable {
  try {
    return describe(value, room, depth)
  } catch {
    return say('[unreadable]', room)
  }
}

function describe(value: unknown, room: Room, depth: number): Loggable {
  if (value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) {
    room.bytes -= String(value).length + 1
    return value
  }
  if (isError(value)) return describeError(value, room)
  if (!isPlain(value) || depth >= DEEPEST) return say(plainText(wordOf(value)), room)
  room.bytes -= 3
  if (!Array.isArray(value)) return Object.fromEntries(partsOf(value, room, depth))
  const described: Loggable[] = []
  for (let at = 0; at < Math.min(value.length, MOST_PARTS) && room.bytes > 0; at += 1) {
    described.push(loggable(read(value, at), room, depth + 1))
  }
  return described
}

/** The properties of an object that JSON would include, converted for the log. */
export function partsOf(value: object, room: Room, depth = 0): [string, Loggable][] {
  const parts: [string, Loggable][] = []
  for (const key in value) {
    if (parts.length >= MOST_PARTS || room.bytes <= 0) break
    const part = Object.hasOwn(value, key) ? read(value, key) : undefined
    if (part === undefined || typeof part === 'function') continue
    const name = cutTo(plainText(key), LONGEST_NAME_BYTES)
    room.bytes -= Buffer.byteLength(name) + 4
    parts.push([name, SECRET.test(key) ? say('[redacted]', room) : loggable(part, room, depth + 1)])
  }
  return parts
}
