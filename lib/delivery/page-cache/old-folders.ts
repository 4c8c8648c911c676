import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { processTime } from '../../core/clock.ts'
import { formerBuildLimits } from '../../core/limits.ts'
import type { StorageFolders } from '../../core/server/storage-folders.ts'
import { warnSometimes } from './warn-sometimes.ts'

const MARK_INTERVAL_MS = 3_600_000

/** Marks the folders of this build and environment as used now, and removes those of others that were not used for long. */
export function removeOldFolders({ pages, read }: Pick<StorageFolders, 'pages' | 'read'>): void {
  for (const own of [pages, read]) {
    try {
      markUsed(own)
      for (const old of unusedFolders(own)) rmSync(old, { recursive: true, force: true })
    } catch (error) {
      warnSometimes('page cache can’t be written', error)
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
      warnSometimes('stored folders can’t be counted as used', error)
    }
  }
  setInterval(() => folders.forEach(mark), MARK_INTERVAL_MS).unref()
}

/** The folders beside one's own, the most recently used first. */
export function foldersBeside(own: string): { path: string; usedAt: number }[] {
  const parent = dirname(own)
  return readdirSync(parent)
    .filter((name) => name !== basename(own))
    .map((name) => ({ path: join(parent, name), usedAt: statSync(join(parent, name)).mtimeMs }))
    .toSorted((one, other) => other.usedAt - one.usedAt)
}

/** Folders beside one's own that nobody has used for a day, and those beyond a number. */
export function unusedFolders(own: string): string[] {
  const { most, keptMs } = formerBuildLimits
  return foldersBeside(own)
    .filter(({ usedAt }, index) => index >= most || usedAt < processTime() - keptMs)
    .map(({ path }) => path)
}
