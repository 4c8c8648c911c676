import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const builtSchema = z.object({ config: z.record(z.string(), z.unknown()) })

/** Variable from which the framework takes its configuration, as in its own standalone servers. */
const VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG'

/**
 * The variable that gives the framework the configuration that the build was made with. Otherwise it would load `next.config.ts`, and with it the tools that only a build needs.
 *
 * @param distDir name of the build's folder below `root`, which may have been moved or copied since
 */
export function frameworkConfig(root: string, distDir: string): Record<string, string> {
  const file = join(root, distDir, 'required-server-files.json')
  const { config } = builtSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { [VARIABLE]: JSON.stringify({ ...config, distDir, outputFileTracingRoot: root }) }
}
