import 'server-only'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { UpstreamError } from '../errors'
import { keepsNothing } from './keep-nothing'
import { dataFilePath } from './data-file-path'
import { PersistedFile } from './persisted-file'
import { LAST_GOOD_FOLDER } from './last-good-folder'
import { log } from './log'
import { processWide } from './process-wide'

export type LastGood<Value> = {
  /**
   * Name of the reading. Each name gets its own file, so names must come from a closed set or belong to things that
   * exist.
   */
  name: string
  /** Schema of the stored value; plain JSON. */
  schema: z.ZodType<Value>
}

/** The last good readings as JSON, by name. */
const readings = processWide('last good readings', () => new Map<string, string>())

/**
 * A read that much depends on, such as the navigation of every page: in an outage its last good value is used, also
 * across restarts. Unlike the framework's data cache, which a new ref or a full disk empties, it always has one.
 *
 * @throws UpstreamError in an outage where it was never read
 */
export async function lastGood<Value>(of: LastGood<Value>, read: () => Promise<Value>): Promise<Value> {
  try {
    const value = await read()
    if (!keepsNothing()) keepReading(of, value)
    return value
  } catch (error) {
    const last = error instanceof UpstreamError ? findReading(of) : undefined
    if (last === undefined) throw error
    log.warn({ err: error, name: of.name }, 'a service is out of reach, the last good reading serves')
    return last
  }
}

/** The last reading stored under a name. */
export function findReading<Value>({ name, schema }: LastGood<Value>): Value | undefined {
  const text = readings.get(name)
  return text === undefined ? fileOf({ name, schema }).read() : schema.safeParse(JSON.parse(text)).data
}

/** Stores a reading; the disk is written only if it has changed. */
export function keepReading<Value>(of: LastGood<Value>, value: Value): void {
  const text = JSON.stringify(value)
  if (text === readings.get(of.name)) return
  readings.set(of.name, text)
  if (!fileOf(of).write(value)) log.warn({ name: of.name }, 'a good reading could not be kept')
}

/** Removes a reading of something that no longer exists. */
export function forgetReading(name: string): void {
  readings.delete(name)
  if (!fileOf({ name, schema: z.unknown() }).remove()) log.warn({ name }, 'an old reading could not be forgotten')
}

/** The file of a reading; its name is hashed, since visitors may have chosen parts of it. */
function fileOf<Value>({ name, schema }: LastGood<Value>): PersistedFile<Value> {
  const isPlain = /^[\w-]{1,80}$/.test(name)
  const file = isPlain ? name : createHash('sha256').update(name).digest('hex')
  return new PersistedFile(dataFilePath(join(LAST_GOOD_FOLDER, `${file}.json`)), schema)
}
