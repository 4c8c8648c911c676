import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type FolderSize = { files: number; bytes: number }

/** The size of everything below a folder; files removed meanwhile don't count. */
export function folderSize(folder: string): FolderSize {
  const total = { files: 0, bytes: 0 }
  if (!existsSync(folder)) return total
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const stats = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })
    if (stats === undefined) continue
    total.files += 1
    total.bytes += stats.size
  }
  return total
}
