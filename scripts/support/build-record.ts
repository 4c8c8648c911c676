import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pageEnvironment } from '../../lib/core/server/page-environment.ts'
import { slashPath } from '../../lib/core/server/slash-path.ts'
import { BUILD_FILES } from '../../lib/delivery/build-files.ts'
import { PAGE_ENVIRONMENT } from '../../lib/delivery/page-cache/build-environment.ts'
import type { Environment } from './environment.ts'

/** What a build leaves behind, and what is written later: a site is served without them. */
const NOT_SERVED =
  /^(?:cache|dev|diagnostics|types|build|turbopack|trace(?:-build)?|build-stamp|page-environment\.json|build-files\.json)(?:\/|$)|\.map$|\.nft\.json$/

/** Records in a build's folder with which values its pages were made. */
export function recordEnvironment(build: string, environment: Environment): void {
  writeFileSync(join(build, PAGE_ENVIRONMENT), JSON.stringify(pageEnvironment(environment), undefined, 2))
}

/** Lists the files of a build in its folder, for `incompleteBuild`. */
export function recordFiles(build: string): void {
  writeFileSync(join(build, BUILD_FILES), JSON.stringify(Object.fromEntries(servedFiles(build))))
}

/** The files of a build that serving it needs, by their paths in its folder: bytes, or null for a link to a package. */
export function servedFiles(build: string): Map<string, number | null> {
  const all = readdirSync(build, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: slashPath(relative(build, join(entry.parentPath, entry.name))) }))
    .filter(({ path }) => !NOT_SERVED.test(path))
  const links = all.filter(({ entry }) => entry.isSymbolicLink()).map(({ path }) => path)
  const files = all.filter(({ entry, path }) => entry.isFile() && !links.some((link) => path.startsWith(`${link}/`)))
  return new Map<string, number | null>([
    ...links.map((path) => [path, null] as const),
    ...files.map(({ path }) => [path, statSync(join(build, path)).size] as const),
  ])
}
