import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'

/** Names of temporary files, `{file}.json.{process}.tmp`; earlier versions of the site left out the process. */
const DRAFT = /\.json(?:\.(\d+))?\.tmp$/

/**
 * Writes a file atomically: if the process is killed or the disk is full, the previous version stays.
 *
 * @param path of a JSON file; its folder need not exist
 * @throws the file system's error
 */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(draft, text)
    renameSync(draft, path)
  } catch (error) {
    removeDraft(draft)
    throw error
  }
}

/** Ending of the temporary files of `writeWholeAsync`. */
export const TEMPORARY = '.tmp'

/**
 * Like `writeWhole`, without blocking, and for callers that write the same file at the same time: the last one wins. The
 * folder's owner removes temporary files of killed processes.
 *
 * @throws the file system's error
 */
export async function writeWholeAsync(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}${TEMPORARY}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Removes temporary files of killed processes from a folder. For the start of a process. */
export function sweepDrafts(folder: string): void {
  for (const name of list(folder)) {
    const [draft, writer] = DRAFT.exec(name) ?? []
    if (draft !== undefined && (writer === undefined || !isAnotherAtWork(Number(writer))))
      removeDraft(join(folder, name))
  }
}

function removeDraft(path: string): void {
  try {
    rmSync(path)
  } catch {
    // It was never made, or the disk can't be written: nothing else can be done.
  }
}

function isAnotherAtWork(id: number): boolean {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
