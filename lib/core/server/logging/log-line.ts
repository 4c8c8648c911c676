import { isError, isPlain, wordOf } from './anything.ts'
import { describeError } from './describe-error.ts'
import { type Loggable, loggable, partsOf } from './loggable.ts'
import { plainText } from './plain-text.ts'
import { cutTo, type Room } from './room.ts'

/** Limit of the message, so that a line with its level, time and request id never exceeds 4096 bytes. */
const MESSAGE_BYTES = 900
const DETAILS_BYTES = 2600

/** A line's own fields. */
const OWN = new Set(['level', 'time', 'requestId', 'msg'])

export type LogLine = { details: Record<string, Loggable>; message: string }

/**
 * Builds a line from the arguments of a logger or `console`, in any order: texts become its message, an error `err`,
 * properties of plain objects its details, and everything else is in `values`.
 */
export function lineOf(given: readonly unknown[]): LogLine {
  const room: Room = { bytes: DETAILS_BYTES }
  const words: string[] = []
  const details = new Map<string, Loggable>()
  const values: unknown[] = []
  for (const part of formatLikeConsole(given)) {
    if (typeof part !== 'object' || part === null) words.push(plainText(wordOf(part)))
    else if (isError(part) && !details.has('err')) details.set('err', describeError(part, room))
    else if (isPlain(part) && !Array.isArray(part)) addDetails(details, part, room)
    else values.push(part)
  }
  if (values.length > 0) details.set('values', loggable(values, room))
  const message = words.some(isWord) ? words.filter(Boolean).join(' ') : messageOf(details.get('err'))
  return { details: Object.fromEntries(details), message: cutTo(message, MESSAGE_BYTES) }
}

/** Whether a text has letters: the framework puts symbols before its messages, and nothing else before errors. */
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** If an error is logged without a message, its own message is used. */
function messageOf(described: Loggable | undefined): string {
  const message = typeof described === 'object' && described !== null && 'message' in described && described.message
  return typeof message === 'string' ? message : ''
}

function addDetails(details: Map<string, Loggable>, object: object, room: Room): void {
  try {
    for (const [name, part] of partsOf(object, room)) details.set(OWN.has(name) ? `${name}_` : name, part)
  } catch {
    details.set('values', ['[unreadable]'])
  }
}

/** Formats a text with `%s` and the like, as `console` does. Objects aren't inserted: their text would reveal too much. */
function formatLikeConsole(given: readonly unknown[]): readonly unknown[] {
  const [first, ...rest] = given
  if (typeof first !== 'string' || rest.length === 0 || !first.includes('%')) return given
  const objects: unknown[] = []
  const text = first.slice(0, 2000).replace(/%[sdifjoOc%]/g, (sign) => {
    if (sign === '%%') return '%'
    if (rest.length === 0) return sign
    const part = rest.shift()
    if (typeof part === 'object' && part !== null) objects.push(part)
    return sign === '%c' ? '' : wordOf(part)
  })
  return [text, ...objects, ...rest]
}
