import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { FrameworkScripts } from './page-scripts.ts'

const buildManifestSchema = z.object({
  pagesChunkGroupBootstrapParams: z.record(z.string(), z.unknown()).default({}),
})

/**
 * The bundler's start line of every page of a build, from the build's own manifests.
 *
 * @param distDirectory the build's folder, `.next`
 * @param extra scripts of ours that every page carries in its head, whole texts
 */
export function readFrameworkScripts(distDirectory: string, extra: readonly string[]): FrameworkScripts {
  const manifest = buildManifestSchema.parse(JSON.parse(readFileSync(join(distDirectory, 'build-manifest.json'), 'utf8')))
  const lines = Object.values(manifest.pagesChunkGroupBootstrapParams).map(
    (parameters) => `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(parameters)});`,
  )
  return { constant: new Set([...lines, ...extra]) }
}
