import 'server-only'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { log } from '@/lib/core/server/log'
import { SearchIndex } from './search-index'

/**
 * Opens the index in a file. One that can't be read, or of another version, is replaced by an empty one. If another process
 * has the file open, or the disk is full, the index is in memory.
 *
 * @param failure of the same file in use: it is replaced in any case
 */
export function openIndex(path: string, failure?: unknown): SearchIndex {
  if (failure !== undefined) return openAnew(path, failure)
  try {
    mkdirSync(dirname(path), { recursive: true })
    return new SearchIndex(path)
  } catch (error) {
    return isTaken(error) ? inMemory(error) : openAnew(path, error)
  }
}

function openAnew(path: string, reason: unknown): SearchIndex {
  log.warn({ err: reason }, 'search index can’t be read and is made anew')
  try {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${suffix}`, { force: true })
    return new SearchIndex(path)
  } catch (error) {
    return inMemory(error)
  }
}

function inMemory(reason: unknown): SearchIndex {
  log.warn({ err: reason }, 'search index is in memory: its file can’t be used')
  return new SearchIndex(':memory:')
}

/** SQLite's codes for a file that another process has locked. */
const BUSY = 5
const LOCKED = 6

const isTaken = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (error.errcode === BUSY || error.errcode === LOCKED)
