import { join, resolve } from 'node:path'
import { parseEnv } from '../../core/server/parse-env.ts'
import { LAST_GOOD_FOLDER } from '../../core/server/last-good-folder.ts'
import { provideTagExpiry } from '../../core/server/tag-expiry.ts'
import { sweepDrafts } from '../../core/server/whole-file.ts'
import { BuildPages } from './build-pages.ts'
import { type Caches, openCaches } from './caches.ts'
import { ceilingsFrom } from './ceilings.ts'
import { Invalidations } from './invalidations.ts'
import { PageDataFiles } from './page-data-files.ts'
import { PageDecorator } from './page-decorator.ts'
import { Remakes } from './remakes.ts'

/** A build's pages, and the caches of what was rendered since. */
export type OpenBuild = {
  caches: Caches
  built: BuildPages
  invalidations: Invalidations
  remakes: Remakes
  decorator: PageDecorator
  dataFiles: PageDataFiles
}

type Build = {
  /** The build's `.next/server`. The proxy's copy of the page cache has none: it never contains pages. */
  serverDistDir?: string
  /** Whether entries are persisted. */
  flushToDisk?: boolean
}

const opened = new Map<string, OpenBuild>()

/**
 * Opens a build once for the whole process. From then on tags can expire (`expireTags`).
 *
 * Both the framework and `instrumentation.ts` load this file by its path, outside the bundle, so only one copy of it
 * exists.
 */
export function openBuild({ serverDistDir, flushToDisk }: Build): OpenBuild {
  const directory = serverDistDir === undefined ? '' : resolve(serverDistDir)
  const known = opened.get(directory)
  if (known) return known
  const build = join(directory, '..')
  const kept = join(build, 'cache')
  if (serverDistDir !== undefined && flushToDisk)
    for (const each of [kept, join(kept, LAST_GOOD_FOLDER)]) sweepDrafts(each)
  const invalidations = new Invalidations(serverDistDir && join(kept, 'revalidated-tags.json'))
  const sources = {
    caches: openCaches(flushToDisk ? serverDistDir : undefined, ceilingsFrom(parseEnv(process.env))),
    built: new BuildPages(directory),
    invalidations,
    remakes: new Remakes(),
    decorator: new PageDecorator(build),
  }
  const open = { ...sources, dataFiles: new PageDataFiles(sources) }
  opened.set(directory, open)
  if (serverDistDir !== undefined) {
    provideTagExpiry({
      expire: async (tags) => invalidations.record(tags),
      expireAll: () => invalidations.recordAll(),
      showWhileRemade: (isPublished) => invalidations.showWhileRemade(isPublished),
    })
  }
  return open
}
