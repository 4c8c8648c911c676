import { siteLog } from '../../core/server/logging/logger.ts'
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { processTime } from '../../core/clock.ts'
import { formerBuildLimits } from '../../core/limits.ts'
import type { StorageFolders } from '../../core/server/storage-folders.ts'

const MARK_INTERVAL_MS = 3_600_000

/** A folder that is still being written ends with this, and is renamed when it is complete. */
export const DRAFT_ENDING = '.tmp'

/** The root of a disk may have this folder, which belongs to the system. */
const OF_THE_DISK = 'lost+found'

type UsedFolder = { path: string; usedAt: number }

/** Marks the folders of this build and environment as used now, and removes those of others that nobody needs. */
export function removeOldFolders({ pages, read }: Pick<StorageFolders, 'pages' | 'read'>): void {
  for (const own of [pages, read]) {
    try {
      markUsed(own)
      for (const old of unusedFolders(own)) rmSync(old, { recursive: true, force: true })
    } catch (error) {
      siteLog().warn({ err: error }, 'page cache can’t be written')
    }
  }
}

/** Makes sure that a folder exists, and counts as used from now on. */
export function markUsed(folder: string): void {
  const now = new Date(processTime())
  mkdirSync(folder, { recursive: true })
  utimesSync(folder, now, now)
}

/**
 * Counts folders as used every hour from now on, as long as the process runs: what is written inside them doesn't change
 * their own times.
 */
export function keepMarked(folders: readonly string[]): void {
  const mark = (folder: string) => {
    try {
      markUsed(folder)
    } catch (error) {
      siteLog().warn({ err: error }, 'stored folders can’t be counted as used')
    }
  }
  setInterval(() => folders.forEach(mark), MARK_INTERVAL_MS).unref()
}

/** Folders of builds or environments beside one's own, the most recently used first; drafts of one are none of them. */
export function foldersBeside(own: string): UsedFolder[] {
  return entriesBeside(own).filter(({ path }) => !path.endsWith(DRAFT_ENDING))
}

/**
 * What can be removed beside one's own folder: what nobody has used for a day, drafts included, and folders beyond a
 * number unless they were used lately.
 */
export function unusedFolders(own: string): string[] {
  const { most, keptMs, inUseMs } = formerBuildLimits
  const usedBefore = (ms: number) => processTime() - ms
  const beyond = new Set(
    foldersBeside(own)
      .slice(most)
      .filter(({ usedAt }) => usedAt < usedBefore(inUseMs))
      .map(({ path }) => path),
  )
  return entriesBeside(own)
    .filter(({ path, usedAt }) => beyond.has(path) || usedAt < usedBefore(keptMs))
    .map(({ path }) => path)
}

function entriesBeside(own: string): UsedFolder[] {
  const parent = dirname(own)
  return readdirSync(parent)
    .filter((name) => name !== basename(own) && name !== OF_THE_DISK)
    .map((name) => join(parent, name))
    .flatMap((path) => {
      // Another instance may have renamed or removed it meanwhile.
      const found = statSync(path, { throwIfNoEntry: false })
      return found === undefined ? [] : [{ path, usedAt: found.mtimeMs }]
    })
    .toSorted((one, other) => other.usedAt - one.usedAt)
}
