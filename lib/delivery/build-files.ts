import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** File, in a build, that lists its files (`scripts/support/build-record.ts`). */
export const BUILD_FILES = 'build-files.json'

/** Bytes of each file; null for a link to a package. */
const listSchema = z.record(z.string(), z.number().nullable())

/** One sentence if a build can't be served, otherwise undefined. */
export function incompleteBuild(build: string): string | undefined {
  const [first, ...others] = missingBuildFiles(build)
  if (first === undefined) return undefined
  const more = others.length > 0 ? ` and ${others.length} other files` : ''
  return `The build in ${build} is not complete: ${first}${more} missing or not as built. Copy the whole folder, or build again.`
}

/** The files of a build that are missing or not whole, by their paths; links to packages that aren't there count. */
function missingBuildFiles(build: string): string[] {
  const list = readList(build)
  if (list === undefined) return [BUILD_FILES]
  return Object.entries(list)
    .filter(([path, bytes]) => !isWhole(join(build, path), bytes))
    .map(([path]) => path)
}

function isWhole(path: string, bytes: number | null): boolean {
  if (bytes === null) return existsSync(path)
  return statSync(path, { throwIfNoEntry: false })?.size === bytes
}

function readList(build: string): Record<string, number | null> | undefined {
  try {
    return listSchema.parse(JSON.parse(readFileSync(join(build, BUILD_FILES), 'utf8')))
  } catch {
    return undefined
  }
}
