import { statfs } from 'node:fs/promises'
import { Failure } from './failure.ts'

/** Disk space that a build of the site and its caches need at most. */
export const NEEDED_MEGABYTES = 1024

/** One sentence if too little space is left, otherwise undefined. */
export function diskProblem(freeBytes: number): string | undefined {
  const free = Math.floor(freeBytes / 1024 ** 2)
  if (free >= NEEDED_MEGABYTES) return undefined
  return `The disk is nearly full: ${free} MB are free here, and a build needs ${NEEDED_MEGABYTES} MB.`
}

/** @throws Failure if the build would fill the disk */
export async function requireDiskSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const problem = diskProblem(bavail * bsize)
  if (problem) throw new Failure(problem)
}
