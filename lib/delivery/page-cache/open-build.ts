import { join, resolve } from 'node:path'
import { type StorageFolders, storageFolders } from '../../core/server/storage-folders.ts'
import { withDefaults } from '../../core/server/env-defaults.ts'
import { parseEnv } from '../../core/server/parse-env.ts'
import { LAST_GOOD_FOLDER } from '../../core/server/last-good-folder.ts'
import { provideTagExpiry } from '../../core/server/tag-expiry.ts'
import { sweepDrafts } from '../../core/server/whole-file.ts'
import { changesSinceBuild } from './build-environment.ts'
import { BuildPages } from './build-pages.ts'
import { type Caches, openCaches } from './caches.ts'
import { ceilingsFrom } from './ceilings.ts'
import { FormerPages } from './former-pages.ts'
import { Invalidations } from './invalidations.ts'
import { PageDataFiles } from './page-data-files.ts'
import { PageDecorator } from './page-decorator.ts'
import { keepMarked, removeOldFolders } from './old-folders.ts'
import { Remakes } from './remakes.ts'

/** A build's pages, and the caches of what was rendered since. */
export type OpenBuild = {
  caches: Caches
  built: BuildPages
  invalidations: Invalidations
  remakes: Remakes
  decorator: PageDecorator
  former: FormerPages
  dataFiles: PageDataFiles
  folders: StorageFolders
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
  const given = withDefaults(process.env)
  const folders = storageFolders(build, given)
  const stored = flushToDisk && serverDistDir !== undefined ? folders : undefined
  if (stored) {
    removeOldFolders(stored)
    keepMarked([stored.pages, stored.read])
    for (const each of [stored.all, stored.read, join(stored.read, LAST_GOOD_FOLDER)]) sweepDrafts(each)
  }
  const invalidations = new Invalidations(serverDistDir && join(folders.all, 'revalidated-tags.json'))
  const sources = {
    caches: openCaches(stored, ceilingsFrom(parseEnv(given))),
    built: new BuildPages(directory, {
      areForeign: changesSinceBuild(build, given).length > 0,
      removedFile: stored && join(stored.pages, 'removed-pages.json'),
    }),
    invalidations,
    remakes: new Remakes(),
    decorator: new PageDecorator(build),
    former: new FormerPages(folders.pages),
  }
  const open = { ...sources, folders, dataFiles: new PageDataFiles(sources) }
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
