import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Variables } from './env-defaults.ts'
import { pageEnvironment, pageEnvironmentId } from './page-environment.ts'

export type StorageFolders = {
  /** Everything below is in it; publishes and invalidations directly, since they concern what was made before. */
  all: string
  /** What was read from services: of one page environment, of any build. */
  read: string
  /** Pages: of one page environment and one build. */
  pages: string
  /** Scripts and styles of several builds, for all instances. */
  formerFiles: string
}

/**
 * The folders of what a site stores while it runs. Where its pages would be others, the folders are others.
 *
 * @param build the build's folder
 * @param given the environment
 */
export function storageFolders(build: string, given: Variables): StorageFolders {
  const all = resolve(given.CACHE_FOLDER || join(build, 'cache'))
  const id = pageEnvironmentId(pageEnvironment(given))
  return {
    all,
    read: join(all, 'read', id),
    pages: join(all, 'pages', `${buildIdOf(build)}-${id}`),
    formerFiles: resolve(given.FORMER_FILES_FOLDER || join(all, 'former-files')),
  }
}

/** The name that the framework gave a build; `none` while it is being made. */
export function buildIdOf(build: string): string {
  try {
    return readFileSync(join(build, 'BUILD_ID'), 'utf8').trim()
  } catch {
    return 'none'
  }
}
