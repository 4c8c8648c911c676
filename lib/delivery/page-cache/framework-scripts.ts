import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { FrameworkScripts } from './verify-scripts.ts'

const buildManifestSchema = z.object({
  pagesChunkGroupBootstrapParams: z.record(z.string(), z.unknown()).default({}),
})

/**
 * Reads the bundler's start lines of a build's pages from its manifest, and the integrity of its files.
 *
 * @param distDirectory the build's folder, `.next`
 * @param extra our own scripts in every page's head, as complete texts
 */
export function readFrameworkScripts(distDirectory: string, extra: readonly string[]): FrameworkScripts {
  const manifest = buildManifestSchema.parse(
    JSON.parse(readFileSync(join(distDirectory, 'build-manifest.json'), 'utf8')),
  )
  const lines = Object.values(manifest.pagesChunkGroupBootstrapParams).map(
    (parameters) => `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(parameters)});`,
  )
  return { constant: new Set(extra), start: new Set(lines), integrityOf: readIntegrity(distDirectory) }
}

const STATIC_FILE = /^\/_next\/(static\/(?:[\w-][\w\-.~]*\/)*[\w-][\w\-.~]*\.js)$/

/** Reads each file once: a build's files never change. */
function readIntegrity(distDirectory: string): FrameworkScripts['integrityOf'] {
  const known = new Map<string, string | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, integrityOfFile(distDirectory, path))
    return known.get(path)
  }
}

function integrityOfFile(distDirectory: string, path: string): string | undefined {
  const file = STATIC_FILE.exec(path)?.[1]
  if (file === undefined) return undefined
  try {
    const content = readFileSync(join(distDirectory, file))
    return `sha256-${createHash('sha256').update(content).digest('base64')}`
  } catch {
    return undefined
  }
}
