import { join } from 'node:path'
import { env } from './env'
import { withDefaults } from './env-defaults.ts'
import { storageFolders } from './storage-folders.ts'

/**
 * Path of a file that outlives the process and its build.
 *
 * @param scope `read` for what was read from services, which must not be seen once the environment names others; `all`
 * for what also concerns pages that were made before
 */
export function dataFilePath(name: string, scope: 'read' | 'all' = 'read'): string {
  return join(storageFolders(join(process.cwd(), env.NEXT_DIST_DIR), withDefaults(process.env))[scope], name)
}
