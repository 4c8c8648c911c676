import { join } from 'node:path'
import { env } from './env'

/** Path of a file that outlives the process: beside the framework's data cache, which builds leave alone. */
export function dataFilePath(name: string): string {
  return join(process.cwd(), env.NEXT_DIST_DIR, 'cache', name)
}
